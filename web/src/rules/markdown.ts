/** The little of Markdown that the rules use: strong, emphasis, code, and the numbers of rules, which become links. */

export type Piece =
  | { kind: "text"; text: string }
  | { kind: "strong"; pieces: Piece[] }
  | { kind: "emphasis"; pieces: Piece[] }
  | { kind: "code"; text: string }
  | { kind: "rule"; number: string };

const MARK = /\*\*(.+?)\*\*|\*(.+?)\*|_(.+?)_|`(.+?)`|\b([A-Z]{2}-(?:E?\d+)(?:\.\d+)?)\b/;

/** A text in pieces. */
export function pieces(text: string): Piece[] {
  const found = MARK.exec(text);
  if (!found) return text ? [{ kind: "text", text }] : [];
  const [whole, strong, star, underscore, code, rule] = found;
  const emphasis = star ?? underscore;
  let piece: Piece;
  if (strong !== undefined) piece = { kind: "strong", pieces: pieces(strong) };
  else if (emphasis !== undefined) piece = { kind: "emphasis", pieces: pieces(emphasis) };
  else if (code !== undefined) piece = { kind: "code", text: code };
  else piece = { kind: "rule", number: rule! };
  const before = text.slice(0, found.index);
  return [...(before ? [{ kind: "text", text: before } as const] : []), piece, ...pieces(text.slice(found.index + whole.length))];
}
