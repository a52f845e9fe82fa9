import type { Phrases } from '../phrases.ts';

/** About payment, deliveries and rentals. */
export const OFFER = {
  /** The ways to pay; cards of which the pharmacy names no brand, also beside those of which it does. */
  payment: { en: 'Ways to pay', fr: 'Moyens de paiement', de: 'Zahlungsarten', es: 'Formas de pago' },
  cash: { en: 'cash', fr: 'espèces', de: 'Bargeld', es: 'efectivo' },
  /** Two that nobody knows abroad, and what they are. */
  mbWay: {
    en: 'MB\u00a0WAY (an app of Portuguese banks)',
    fr: 'MB\u00a0WAY (application des banques portugaises)',
    de: 'MB\u00a0WAY (App portugiesischer Banken)',
    es: 'MB\u00a0WAY (aplicación de los bancos portugueses)',
  },
  multibanco: {
    en: 'Multibanco (Portuguese debit cards)',
    fr: 'Multibanco (cartes de débit portugaises)',
    de: 'Multibanco (portugiesische Debitkarten)',
    es: 'Multibanco (tarjetas de débito portuguesas)',
  },
  cards: { en: 'cards', fr: 'cartes bancaires', de: 'Karten', es: 'tarjetas' },
  otherCards: { en: 'other cards', fr: 'autres cartes bancaires', de: 'andere Karten', es: 'otras tarjetas' },
  /** The ways that it does not take: {ways}. */
  notAccepted: {
    en: 'not accepted: {ways}',
    fr: 'nous n’acceptons pas\u202f: {ways}',
    de: 'nicht angenommen: {ways}',
    es: 'no aceptamos: {ways}',
  },
  /** The link to the deliveries, whose places and terms are Portuguese. */
  delivery: {
    en: 'We also deliver to homes. See where, when and for how much, in Portuguese, and ask us.',
    fr: 'Nous livrons aussi à domicile. Consultez les lieux, les jours et les prix, en portugais, et posez-nous vos questions.',
    de: 'Wir liefern auch nach Hause. Orte, Tage und Preise stehen auf Portugiesisch; fragen Sie uns.',
    es: 'También entregamos a domicilio. Vea dónde, cuándo y por cuánto, en portugués, y pregúntenos.',
  },
  /** The link to the rentals, whose names are Portuguese. */
  rental: {
    en: 'We also rent out equipment. See the list, in Portuguese, and ask us.',
    fr: 'Nous louons aussi du matériel. Consultez la liste, en portugais, et posez-nous vos questions.',
    de: 'Wir vermieten auch Geräte. Die Liste ist auf Portugiesisch; fragen Sie uns.',
    es: 'También alquilamos material. Vea la lista, en portugués, y pregúntenos.',
  },
} satisfies Phrases;
