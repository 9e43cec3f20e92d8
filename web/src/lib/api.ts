/** The REST half of the protocol. Every failure is a `Problem` with words for people. */

import type { Tour } from "../tour/guide";
import type { CreateSaga, Depth, NewSaga, NextGame, ReviewUpdate } from "./messages";
import type {
  GameEvent,
  GameInfo,
  Json,
  Language,
  LobbyTable,
  NewSeat,
  NewTable,
  Patch,
  Rule,
  SagaCard,
  SagaGamePage,
  SagaPage,
  Seat,
  Sight,
  StateMessage,
  TableInfo,
  View,
} from "./protocol";

export class Problem extends Error {
  constructor(
    readonly status: number, // 0: the service could not be reached
    readonly kind: string,
    text: string,
    readonly rule: string | null = null,
  ) {
    super(text);
  }
}

export interface SeatWish {
  kind: "me" | "open" | "hotseat" | "bot";
  name?: string;
  bot?: string;
}

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options: { [name: string]: Json };
  public: boolean;
  practice: boolean;
  language: Language;
}

export interface ImportWish {
  seats: SeatWish[];
  save?: string; // the file's own text: a seed may be larger than JavaScript's numbers are exact
  scenario?: string;
}

export interface ReplayStep {
  count: number;
  of: number;
  state: StateMessage;
  events: GameEvent[];
  before: View; // before the last choice
  since: number; // the first event that came with it
  rest: Patch; // what it changed besides its events
  told: number[]; // the number of events after 0, 1, 2, ... choices
}

/** `body` is sent as JSON; a string is JSON already. */
async function request(
  path: string,
  token = "",
  body?: object | string,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers,
      signal,
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  } catch (error) {
    throw new Problem(0, "Offline", String(error));
  }
  if (answer.ok) return answer;
  throw await problemOf(answer);
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    return told(answer.status, await answer.json());
  } catch {
    return new Problem(answer.status, "Unknown", answer.statusText);
  }
}

/** What the service has told of a problem. */
function told(status: number, { error }: { error: { kind: string; text: string; rule: string | null } }): Problem {
  return new Problem(status, String(error.kind), String(error.text), error.rule ?? null);
}

/** Each line of an answer that comes bit by bit, as soon as it is whole. */
async function eachLine(answer: Response, hear: (line: string) => void): Promise<void> {
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    lines.forEach(hear);
  }
}

async function json<T>(path: string, token = "", body?: object | string): Promise<T> {
  return (await (await request(path, token, body)).json()) as T;
}

/** A save is put in as it stands: read and written anew it would lose digits of its seed. */
export function importBody({ save, ...wish }: ImportWish): string {
  const rest = JSON.stringify(wish);
  return save === undefined ? rest : `${rest.slice(0, -1)},"save":${save}}`;
}

/** A saga's file is put in as it stands, for the service to read within its limits. */
const fileBody = (file: string) => `{"file":${file}}`;

const ofSaga = (saga: string) => `/api/sagas/${encodeURIComponent(saga)}`;

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  games: () => json<GameInfo[]>("/api/games"),
  words: async (game: string, language: Language) =>
    (await request(`/api/words/${encodeURIComponent(game)}/${language}`)).text(),
  rules: (game: string, language: Language) =>
    json<Rule[]>(`/api/rules/${encodeURIComponent(game)}/${language}`),
  tour: (game: string) => json<Tour>(`/api/tours/${encodeURIComponent(game)}`),
  lobby: () => json<LobbyTable[]>("/api/lobby"),
  create: (wish: TableWish) => json<NewTable>("/api/tables", "", wish),
  import: (wish: ImportWish) => json<NewTable>("/api/tables/import", "", importBody(wish)),
  table: (table: string, token: string) =>
    json<{ table: TableInfo; state: StateMessage }>(at(table), token),
  standing: (table: string) =>
    json<{ names: string[]; asked: Seat[]; round: number | null; over: boolean }>(
      `${at(table)}/standing`,
    ),
  join: (table: string, seat: Seat, name: string, invite = "") =>
    json<{ token: string }>(`${at(table)}/join`, "", { seat, name, invite }),
  rename: (table: string, token: string, name: string) =>
    json<unknown>(`${at(table)}/name`, token, { text: name }),
  webhook: (table: string, token: string, address: string) =>
    json<unknown>(`${at(table)}/webhook`, token, { text: address }),
  changeSeat: (table: string, token: string, seat: Seat, wish: SeatWish) =>
    json<NewSeat>(`${at(table)}/seat`, token, { seat, ...wish }),
  rematch: (table: string, token: string) =>
    json<Partial<NewTable> & { table: string }>(`${at(table)}/rematch`, token, {}),
  /** As the text that it is: see `importBody`. */
  save: async (table: string, token: string) =>
    (await request(`${at(table)}/save`, token)).text(),
  events: (table: string, token: string, since: number) =>
    json<GameEvent[]>(`${at(table)}/events?since=${since}`, token),
  replay: (table: string, token: string, count: number, seat: Seat | null) =>
    json<ReplayStep>(
      `${at(table)}/replay?at=${count}${seat === null ? "" : `&seat=${seat}`}`,
      token,
    ),

  /** What the coach finds, as it comes; to abort it is to stop the coach. */
  review: async (
    table: string,
    depth: Depth,
    hear: (update: ReviewUpdate) => void,
    signal: AbortSignal,
  ) => {
    const answer = await request(`${at(table)}/review`, "", { depth }, signal);
    await eachLine(answer, (line) => {
      const update = JSON.parse(line);
      if ("error" in update) throw told(answer.status, update);
      hear(update);
    });
  },

  // -- sagas ----------------------------------------------------------------------------------

  sagas: (ids: readonly string[]) =>
    json<SagaCard[]>(`/api/sagas?${ids.map((id) => `saga=${encodeURIComponent(id)}`).join("&")}`),
  createSaga: (wish: CreateSaga) => json<NewSaga>("/api/sagas", "", wish),
  importSaga: (file: string) => json<NewSaga>("/api/sagas/import", "", fileBody(file)),
  importString: (game: string, string: string, language: Language) =>
    json<NewSaga>("/api/sagas/import", "", { game, string, language }),
  saga: (saga: string, owner: string) => json<SagaPage>(ofSaga(saga), owner),
  sagaGame: (saga: string, number: number) =>
    json<SagaGamePage>(`${ofSaga(saga)}/games/${number}`),
  sagaFile: async (saga: string, owner: string) =>
    (await request(`${ofSaga(saga)}/file`, owner)).text(),
  sagaString: (saga: string, owner: string) =>
    json<{ string: string }>(`${ofSaga(saga)}/string`, owner),
  nextGame: (saga: string, owner: string, wish: NextGame) =>
    json<NewTable>(`${ofSaga(saga)}/next`, owner, wish),
  abandonGame: (saga: string, owner: string) =>
    json<unknown>(`${ofSaga(saga)}/abandon`, owner, {}),
  branchSaga: (saga: string, owner: string, game: number, name: string) =>
    json<NewSaga>(`${ofSaga(saga)}/branch`, owner, { game, name }),
  changeSaga: (saga: string, owner: string, wish: { name?: string; sight?: Sight }) =>
    json<unknown>(`${ofSaga(saga)}/settings`, owner, wish),
  newSagaOwner: (saga: string, owner: string) =>
    json<NewSaga>(`${ofSaga(saga)}/owner`, owner, {}),
};
