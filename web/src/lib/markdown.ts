/** As much Markdown as the rules use, as data: no HTML is ever made from text. */

export type Span =
  | { kind: "text" | "strong" | "em" | "code"; text: string }
  | { kind: "rule"; text: string };

export type Block =
  | { kind: "p"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`([^`]+)`|\b([A-Z]-\d+(?:\.[A-Za-z0-9]+)*)\b/g;

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const found of text.matchAll(SPAN)) {
    if (found.index > at) spans.push({ kind: "text", text: text.slice(at, found.index) });
    const [whole, strong, em, code, rule] = found;
    if (strong !== undefined) spans.push({ kind: "strong", text: strong });
    else if (em !== undefined) spans.push({ kind: "em", text: em });
    else if (code !== undefined) spans.push({ kind: "code", text: code });
    else if (rule !== undefined) spans.push({ kind: "rule", text: rule });
    at = found.index + whole.length;
  }
  if (at < text.length) spans.push({ kind: "text", text: text.slice(at) });
  return spans;
}

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const part of text.trim().split(/\n\s*\n/)) {
    const lines = part.split("\n").filter((line) => line.trim());
    while (lines.length) blocks.push(nextBlock(lines));
  }
  return blocks;
}

const ITEM = /^\s*(?:[-*]|(\d+)\.)\s+(.*)$/;

function nextBlock(lines: string[]): Block {
  const first = lines[0] as string;
  if (first.trim().startsWith("|")) return table(lines);
  const item = ITEM.exec(first);
  if (item) return list(lines, item[1] !== undefined);
  const words: string[] = [];
  while (lines[0] !== undefined && !ITEM.test(lines[0]) && !lines[0].trim().startsWith("|")) {
    words.push((lines.shift() as string).trim());
  }
  return { kind: "p", spans: spansOf(words.join(" ")) };
}

function list(lines: string[], ordered: boolean): Block {
  const items: string[] = [];
  while (lines[0] !== undefined && !lines[0].trim().startsWith("|")) {
    const line = lines.shift() as string;
    const item = ITEM.exec(line);
    if (item) items.push(item[2] as string);
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return { kind: "list", ordered, items: items.map(spansOf) };
}

function table(lines: string[]): Block {
  const rows: Span[][][] = [];
  while (lines[0]?.trim().startsWith("|")) {
    const line = (lines.shift() as string).trim();
    if (/^\|[\s:|-]+\|$/.test(line)) continue;
    rows.push(line.slice(1, line.endsWith("|") ? -1 : undefined).split("|").map(cell));
  }
  const [head = [], ...rest] = rows;
  return { kind: "table", head, rows: rest };
}

function cell(text: string): Span[] {
  return spansOf(text.trim());
}
