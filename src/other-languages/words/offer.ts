import type { Phrases } from '../phrases.ts';

/** About payment, deliveries and rentals. */
export const OFFER = {
  /** The ways to pay; cards of which the pharmacy names no brand, also beside those of which it does. */
  payment: { en: 'Ways to pay', fr: 'Moyens de paiement', de: 'Zahlungsarten', es: 'Formas de pago' },
  cash: { en: 'cash', fr: 'espèces', de: 'Bargeld', es: 'efectivo' },
  /** MB WAY, which nobody knows abroad, and what it is. */
  mbWay: {
    en: 'MB\u00a0WAY (an app of Portuguese banks)',
    fr: 'MB\u00a0WAY (application des banques portugaises)',
    de: 'MB\u00a0WAY (App portugiesischer Banken)',
    es: 'MB\u00a0WAY (aplicación de los bancos portugueses)',
  },
  cards: { en: 'cards', fr: 'cartes bancaires', de: 'Karten', es: 'tarjetas' },
  otherCards: { en: 'other cards', fr: 'autres cartes bancaires', de: 'andere Karten', es: 'otras tarjetas' },
  /** The ways that it does not take: {ways}. */
  notAccepted: {
    en: 'not accepted: {ways}',
    fr: 'non acceptés\u202f: {ways}',
    de: 'nicht angenommen: {ways}',
    es: 'no se aceptan: {ways}',
  },
  delivery: { en: 'Home delivery', fr: 'Livraison à domicile', de: 'Lieferung nach Hause', es: 'Entrega a domicilio' },
  freeDelivery: { en: 'free', fr: 'gratuite', de: 'kostenlos', es: 'gratis' },
  /** A price that grows with the distance: {price}. */
  from: { en: 'from {price}', fr: 'à partir de {price}', de: 'ab {price}', es: 'desde {price}' },
  /** A delivery that is free from an amount on: {price}. */
  freeFrom: {
    en: 'free on purchases of {price} or more',
    fr: 'gratuite à partir de {price} d’achats',
    de: 'ab einem Einkaufswert von {price} kostenlos',
    es: 'gratis en compras a partir de {price}',
  },
  /** The same for what needs no prescription, where that is another: {price}. */
  freeWithoutPrescription: {
    en: 'without a prescription, on {price} or more',
    fr: 'sans ordonnance, à partir de {price}',
    de: 'ohne Rezept ab {price}',
    es: 'sin receta, a partir de {price}',
  },
  /** Behind the first, where medicines with a prescription do not count for that amount. */
  prescriptionsLeftOut: {
    en: 'not counting prescription medicines',
    fr: 'hors médicaments sur ordonnance',
    de: 'Medikamente auf Rezept nicht mitgerechnet',
    es: 'sin contar los medicamentos con receta',
  },
  /** What an urgent delivery costs: {price}. */
  urgent: { en: 'urgent, {price}', fr: 'en urgence, {price}', de: 'Eillieferung, {price}', es: 'urgente, {price}' },
  /** Of a delivery whose price nobody knows before. */
  onRequest: { en: 'price on request', fr: 'prix sur demande', de: 'Preis auf Anfrage', es: 'precio a convenir' },
  /** Of the deliveries that go to other places. */
  elsewhere: {
    en: 'elsewhere: ask us',
    fr: 'ailleurs\u202f: demandez-nous',
    de: 'anderswohin: fragen Sie uns',
    es: 'a otros lugares: pregúntenos',
  },
  /** That it takes no medicines for which one needs a prescription, or none. */
  withoutPrescription: {
    en: 'only what needs no prescription',
    fr: 'uniquement ce qui se vend sans ordonnance',
    de: 'nur Rezeptfreies',
    es: 'solo lo que no necesita receta',
  },
  withoutMedicines: { en: 'no medicines', fr: 'sans médicaments', de: 'keine Medikamente', es: 'sin medicamentos' },
  /** The link to the rentals, whose names are Portuguese. */
  rental: {
    en: 'We also rent out equipment. See the list, in Portuguese, and ask us.',
    fr: 'Nous louons aussi du matériel. Consultez la liste, en portugais, et posez-nous vos questions.',
    de: 'Wir vermieten auch Geräte. Die Liste ist auf Portugiesisch; fragen Sie uns.',
    es: 'También alquilamos material. Vea la lista, en portugués, y pregúntenos.',
  },
} satisfies Phrases;
