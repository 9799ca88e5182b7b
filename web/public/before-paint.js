// Theme and language, before anything is painted.
(function () {
  var root = document.documentElement;
  var theme = null;
  var language = null;
  try {
    theme = localStorage.getItem("theme");
    language = localStorage.getItem("language");
  } catch (_) {
    // Without storage the page goes by the system.
  }
  if (theme !== "light" && theme !== "dark") theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  root.dataset.theme = theme;
  root.lang = (language || navigator.language).slice(0, 2) === "hu" ? "hu" : "en";
})();
