// Decide so many times without the page, somehow; tells whether the game is over then.
([id, decisions]) =>
  new Promise((reached, fail) => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${id}/ws`);
    let decided = 0;
    let last = -1;
    let now = null;
    const decide = () => {
      const { version, choices } = now;
      last = version;
      const action = choices[(decided * 7 + 3) % choices.length];
      socket.send(JSON.stringify({ type: "act", key: String(Math.random()), version, action }));
    };
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", version: null }));
    socket.onerror = () => fail(new Error("no connection"));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "refused") decide(); // somebody else was quicker
      if (message.type !== "situation" || message.version === last || message.view === null) return;
      now = message;
      const isMine = message.view.to_act.includes(message.seat);
      if (message.view.over || (isMine && decided === decisions)) {
        socket.close();
        reached(message.view.over);
      } else if (isMine) {
        decide();
        decided += 1;
      }
    };
  });
