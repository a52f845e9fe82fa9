import { Fragment, type ReactNode } from 'react';
import { DUTY_LINE } from '../contact/duty-line.ts';
import { telLink } from '../contact/links.ts';
import { CALL_COSTS } from '../contact/words.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { inThrees, isShort, phoneKind } from '../text/nine-digits.ts';
import type { LanguageWords } from './languages.ts';
import { spaceBefore } from './locale.ts';

/** What a part of a language's fold is made of. */
export interface LanguageProps {
  pharmacy: Pharmacy;
  words: LanguageWords;
}

interface FactProps {
  name: string;
  words: LanguageWords;
  /** When it is there, if not always. */
  'data-while'?: string;
  /** Of the hours: a script says the days of notices behind them, and whether one is served outside them if ever. */
  'data-notice-days'?: string;
  children: ReactNode;
}

/** A fact with its name before it. */
export function Fact({ name, words, children, ...attributes }: FactProps) {
  return (
    <li {...attributes}>
      <strong>{`${name}${spaceBefore(words.code)}: `}</strong>
      {children}
    </li>
  );
}

/** Lines under each other. */
export const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <Fragment key={line}>
      <br />
      {`${line} `}
    </Fragment>
  ));

interface CallProps {
  /** A pharmacy's in nine digits; one that is known by its spaces, "808 24 24 24", has no country's prefix. */
  number: string;
  /** The cost that the content gives it, where the law gives none. */
  own?: string | undefined;
  isFree?: boolean;
  words: LanguageWords;
}

/** A number with the law's words about the cost of a call, which stay Portuguese, and what they mean. */
export function Call({ number, own, isFree = false, words }: CallProps) {
  const digits = digitsOf(number);
  const kind = phoneKind(digits);
  const cost = own ?? (!isShort(digits) && CALL_COSTS[kind]);
  // Its prefix may stand at a line's end: with large letters all of it is wider than a phone.
  const text = /^\d{9}$/.test(number) ? `+351 ${inThrees(number)}` : number.replaceAll(' ', '\u00a0');
  const meaning = isFree ? words.free : !own && words.callCost[kind];
  const isDutyLine = digits === DUTY_LINE;
  return (
    <>
      <a href={telLink(digits)}>{text}</a>
      {isDutyLine && ` (${words.dutyLineCost})`}
      {cost && !isDutyLine && (
        <>
          {' ('}
          <span lang="pt-PT">{cost}</span>
          {meaning && `${spaceBefore(words.code)}: ${meaning}`}
          {')'}
        </>
      )}
    </>
  );
}

export const digitsOf = (written: string) => written.replaceAll(' ', '');
