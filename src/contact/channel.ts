import { type Channel, mailtoLink, smsLink, whatsappLink } from './links.ts';
import { CHANNEL, CHANNEL_IN_SENTENCE } from './words.ts';

/** The fields of content/farmacia.yaml that decide about the channel. */
interface Reachable {
  telefones: { whatsapp?: string | undefined; sms?: string | undefined };
  email: string;
}

type Numbers = Pick<Reachable, 'telefones'> & { outrosTelefones: readonly { whatsapp: boolean }[] };

/** The number that takes an SMS: that for them or for WhatsApp, where it is a mobile one. */
export function mobileOf({ sms, whatsapp }: Reachable['telefones']): string | undefined {
  return [sms, whatsapp].find((number) => number?.startsWith('9'));
}

/** WhatsApp where the pharmacy has it, else SMS, else e-mail, which every pharmacy has. */
export function channelKind(telephones: { whatsapp?: unknown; sms?: unknown } | undefined): Channel['kind'] {
  if (telephones?.whatsapp) return 'whatsapp';
  return telephones?.sms ? 'sms' : 'email';
}

/** The ways for a message: WhatsApp where any of the pharmacy's numbers has it, SMS to a mobile one, e-mail. */
export function waysOf({ telefones, outrosTelefones }: Numbers): Channel['kind'][] {
  const offered: Record<Channel['kind'], boolean> = {
    whatsapp: Boolean(telefones.whatsapp) || outrosTelefones.some(({ whatsapp }) => whatsapp),
    sms: mobileOf(telefones) !== undefined,
    email: true,
  };
  return (['whatsapp', 'sms', 'email'] as const).filter((way) => offered[way]);
}

/** The ways in one phrase: "WhatsApp, SMS ou e-mail". */
export function waysText(numbers: Numbers): string {
  const names = waysOf(numbers).map((way) => CHANNEL[way]);
  return new Intl.ListFormat('pt-PT', { type: 'disjunction' }).format(names);
}

/**
 * The values of `{farmacia.canal}` and its like, by which a text names whichever channel the pharmacy has.
 * @param farmacia the data of farmacia.yaml, not validated
 */
export function channelNames(farmacia: unknown) {
  const kind = channelKind((farmacia as Partial<Reachable> | undefined)?.telefones);
  const { into, the, inIt } = CHANNEL_IN_SENTENCE[kind];
  return { canal: CHANNEL[kind], noCanal: into, oCanal: the, nesseCanal: inIt };
}

/** The channel for messages to the pharmacy. @param subject of an e-mail */
export function channelOf({ telefones: { whatsapp = '', sms = '' }, email }: Reachable, subject: string): Channel {
  const channels = {
    whatsapp: { empty: whatsappLink(whatsapp), join: '?text=' },
    sms: { empty: smsLink(sms), join: '?&body=' },
    email: { empty: mailtoLink(email), join: `?subject=${encodeURIComponent(subject)}&body=` },
  };
  const kind = channelKind({ whatsapp, sms });
  return { kind, ...channels[kind] };
}
