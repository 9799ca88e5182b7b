/** The server's calls over HTTP. */
import type { Fact, GameInfo, Guest, Joined, MyTable, NewTable, Printed, Replay, RuleBook, Table, Trouble } from "./protocol.ts";
import { wholeReplay } from "./replay.ts";

/** The server's answer when something can't be done, or that it can't be reached. */
export class Failed extends Error {
  constructor(
    readonly trouble: Trouble,
    readonly status: number,
  ) {
    super(trouble.key);
  }
}

const UNREACHABLE: Trouble = { key: "page.trouble.unreachable", params: {}, reasons: [], rule: "" };
const UNKNOWN: Trouble = { key: "page.trouble.unknown", params: {}, reasons: [], rule: "" };

/** Any error as a trouble that can be put into words. */
export function troubleOf(error: unknown): Trouble {
  return error instanceof Failed ? error.trouble : UNKNOWN;
}

async function call(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { credentials: "same-origin", ...init });
  } catch {
    throw new Failed(UNREACHABLE, 0);
  }
  if (response.ok) return response;
  let trouble = UNKNOWN;
  try {
    const answer = (await response.json()) as Partial<Trouble>;
    if (typeof answer.key === "string") trouble = { ...UNKNOWN, params: {}, ...answer } as Trouble;
  } catch {
    // Something between us and the server answered: there is no more to say.
  }
  throw new Failed(trouble, response.status);
}

async function get<T>(path: string): Promise<T> {
  return (await (await call(path)).json()) as T;
}

async function post<T>(path: string, body?: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  return (await (await call(path, { method: "POST", headers, body: JSON.stringify(body ?? {}) })).json()) as T;
}

const name = encodeURIComponent;

export const api = {
  games: () => get<GameInfo[]>("/games"),
  me: () => get<Guest>("/me"),
  rename: (to: string) => post<Guest>("/me", { name: to }),
  /** Whoever sits there gives a part of the luck, by joining, once its hash is known. */
  newTable: (wanted: NewTable) =>
    post<Table>("/tables", { ...wanted, contributes: wanted.seats.some(({ kind }) => kind === "me") }),
  myTables: () => get<MyTable[]>("/tables"),
  table: (id: string) => get<Table>(`/tables/${name(id)}`),
  join: (id: string, part: string) => post<Joined>(`/tables/${name(id)}/join`, { part }),
  replay: (id: string) => wholeReplay((first) => get<Replay>(`/tables/${name(id)}/replay?first=${first}`)),
  rules: (game: string, language: string) => get<RuleBook>(`/rules/${name(game)}/${language}`),
  about: (game: string) => get<Fact[]>(`/about/${name(game)}`),
  printed: (game: string, pack: string) => get<Printed>(`/printed/${name(game)}/${name(pack)}`),
  recordAddress: (id: string) => `/api/tables/${name(id)}/record`,
  importRecord: async (text: string): Promise<Table> => {
    const answer = await call("/records", { method: "POST", headers: { "content-type": "text/plain" }, body: text });
    return (await answer.json()) as Table;
  },
};
