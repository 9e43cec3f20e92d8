/** The client's pages: paths without a hash; the part after # is a seat's token or a rule. */

export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string; fragment: string }
  | { page: "replay"; table: string; fragment: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "saga"; saga: string; game: number | null; fragment: string } // game: its page alone
  | { page: "guide"; game: string; chapter: string }
  | { page: "settings" }
  | { page: "lost"; path: string };

export function parseRoute(path: string, hash = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decoded);
  const fragment = decoded(hash.replace(/^#/, ""));
  const [page, id] = parts;
  if (parts.length === 0) return { page: "lobby" };
  if (parts.length === 1 && page === "settings") return { page: "settings" };
  if (parts.length === 1 && page === "rules") return { page: "rules", game: "", rule: fragment };
  if (parts.length === 2 && id) {
    if (page === "t") return { page: "table", table: id, fragment };
    if (page === "replay") return { page: "replay", table: id, fragment };
    if (page === "rules") return { page: "rules", game: id, rule: fragment };
    if (page === "saga") return { page: "saga", saga: id, game: null, fragment };
    if (page === "guide") return { page: "guide", game: id, chapter: fragment };
  }
  if (parts.length === 3 && page === "saga" && id && /^[1-9]\d{0,3}$/.test(parts[2] ?? "")) {
    return { page: "saga", saga: id, game: Number(parts[2]), fragment };
  }
  return { page: "lost", path };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What a table's fragment holds: seat tokens (several for one screen), an invitation, or the wish
 * only to watch, whatever seats this browser has. */
export interface Fragment {
  tokens: string[];
  watch: boolean;
  event: number | null; // the replay begins right after it
  invite: { seat: number; token: string } | null;
}

export const WATCH = "watch";

export function parseFragment(fragment: string): Fragment {
  const words = fragment.split(",").filter(Boolean);
  const invited = words.map((word) => /^invite-(\d+)\./.exec(word)).find(Boolean);
  return {
    tokens: words.filter((word) => !/^(invite|event)-/.test(word) && word !== WATCH),
    watch: words.includes(WATCH),
    event: numberOf(words.map((word) => /^event-(\d+)$/.exec(word)?.[1]).find(Boolean)),
    invite: invited ? { seat: Number(invited[1]), token: invited.input } : null,
  };
}

function numberOf(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

/** The replay, right after the event of that number; the seat's token is found by the page. */
export function replayPath(table: string, event: number): string {
  return `/replay/${table}#event-${event}`;
}

export function tablePath(table: string, tokens: readonly string[] = []): string {
  return `/t/${table}${tokens.length ? `#${tokens.join(",")}` : ""}`;
}

export function rulesPath(game: string, rule = ""): string {
  return `/rules/${game}${rule ? `#${rule}` : ""}`;
}

/** The page of a saga; with the owner's token it is the owner's. */
export function sagaPath(saga: string, owner = ""): string {
  return `/saga/${saga}${owner ? `#${owner}` : ""}`;
}

/** The page of one of its games that are over. */
export function sagaGamePath(saga: string, game: number): string {
  return `/saga/${saga}/${game}`;
}

export function guidePath(game: string, chapter = ""): string {
  return `/guide/${game}${chapter ? `#${chapter}` : ""}`;
}

/** The click of a link that this page answers itself, or null. */
export function ownLink(event: MouseEvent, origin: string): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement)) return null;
  if (link.target || link.hasAttribute("download")) return null;
  const url = new URL(link.href, origin);
  if (url.origin !== origin || url.pathname.startsWith("/api/")) return null;
  return url.pathname + url.hash;
}
