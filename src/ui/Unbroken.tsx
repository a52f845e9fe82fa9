/** What no line breaks within: a postcode, which its hyphen would let break, and a name of two words. */
const TOGETHER = /(\d{4}-\d{3}|MB WAY)/;

/** A text of the content, in which what belongs together stays in one line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(TOGETHER).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are never put in another order
      <span key={i} className="unbroken">
        {part}
      </span>
    ),
  );
}
