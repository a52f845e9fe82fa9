import { Fragment } from 'react';

/** Parts that stay in one line: a postcode, midnight, a verb and its pronoun (pergunte-nos), Ben-u-ron. */
const TOGETHER =
  /(\d{4}-\d{3}|meia-noite|\p{L}{1,8}-\p{L}{1,8}-\p{L}{1,8}|\p{L}{2,10}-(?:nos|lhes?|me|se)(?!\p{L})[,.;:]?|[\w.+-]+@[\w.-]+\w)/u;

/** A text whose parts above stay in one line; an e-mail address breaks only after its @ or before a dot. */
export function Unbroken({ text }: { text: string }) {
  return text.split(TOGETHER).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are never put in another order
      <span key={i} className={part.includes('@') ? undefined : 'unbroken'}>
        {part.includes('@') ? <MailAddress address={part} /> : part}
      </span>
    ),
  );
}

/** An address that breaks where `Unbroken` breaks it. */
export function MailAddress({ address }: { address: string }) {
  const [mailbox, domain = ''] = address.split('@');
  return (
    <>
      {`${mailbox}@`}
      {domain.split(/(?=\.)/).map((label) => (
        <Fragment key={label}>
          <wbr />
          {label}
        </Fragment>
      ))}
    </>
  );
}
