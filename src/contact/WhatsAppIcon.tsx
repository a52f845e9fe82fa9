const SYMBOL_ID = 'marca-whatsapp';

/** The mark of simple-icons, rounded to a tenth by svgo: nobody sees it, and each page is 340 B smaller. */
const MARK =
  'm17.5 14.4-2-1q-.4-.1-.7.2l-1 1.1q-.2.3-.6.1-.6 0-2.4-1.5l-1.7-2q-.1-.4.2-.6l.4-.6q.2-.2.3-.5v-.5l-1-2.2q-.3-.7-.6-.5h-.6a1 1 0 0 0-.8.4c-.2.3-1 1-1 2.5 0 1.4 1 2.8 1.2 3s2.1 3.2 5.1 4.5l1.7.6a4 4 0 0 0 1.9.2c.5-.1 1.7-.8 2-1.5q.3-1 .1-1.4zm-5.5 7.4a10 10 0 0 1-5-1.4l-.3-.2-3.8 1 1-3.7-.2-.3a10 10 0 0 1-1.5-5.3 9.9 9.9 0 0 1 16.8-7 10 10 0 0 1 3 7c0 5.5-4.5 9.9-10 9.9m8.5-18.3a12 12 0 0 0-8.4-3.5 12 12 0 0 0-10.4 17.8l-1.6 6.2 6.3-1.7a12 12 0 0 0 5.6 1.5 12 12 0 0 0 12-11.9 12 12 0 0 0-3.5-8.4';

/** WhatsApp's mark as a symbol, once in each document: at its end, because the first view need not wait for it. */
export function WhatsAppSymbol() {
  return (
    <div hidden>
      <svg aria-hidden="true">
        <symbol id={SYMBOL_ID} viewBox="0 0 24 24">
          <path d={MARK} />
        </symbol>
      </svg>
    </div>
  );
}

/** WhatsApp's mark in the colour of the text around it, silent to screen readers: the text beside it names it. */
export function WhatsAppIcon() {
  return (
    <svg className="icon" data-solid="" aria-hidden="true">
      <use href={`#${SYMBOL_ID}`} />
    </svg>
  );
}
