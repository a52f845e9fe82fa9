import type { Phrases } from '../phrases.ts';

/** About the languages, the ways to reach it, and whom to call. */
export const REACH = {
  /** The language's own name: the link at the top of the page. */
  name: { en: 'English', fr: 'Français', de: 'Deutsch', es: 'Español' },
  /** What the fold in the contacts is called. */
  title: { en: 'In English', fr: 'En français', de: 'Auf Deutsch', es: 'En español' },
  address: { en: 'Address', fr: 'Adresse', de: 'Adresse', es: 'Dirección' },
  directions: { en: 'Directions', fr: 'Itinéraire', de: 'Wegbeschreibung', es: 'Cómo llegar' },
  telephone: { en: 'Telephone', fr: 'Téléphone', de: 'Telefon', es: 'Teléfono' },
  /** What the law's words about the cost of a call mean, which stay Portuguese. */
  callCost: {
    fixa: {
      en: 'call to a Portuguese landline',
      fr: 'appel vers un poste fixe portugais',
      de: 'Anruf ins portugiesische Festnetz',
      es: 'llamada a un fijo portugués',
    },
    movel: {
      en: 'call to a Portuguese mobile',
      fr: 'appel vers un mobile portugais',
      de: 'Anruf ins portugiesische Mobilfunknetz',
      es: 'llamada a un móvil portugués',
    },
  },
  /** The same of 1400, at every hour. */
  dutyLineCost: {
    en: 'free from 19:00 to 09:00, at weekends and on national holidays; otherwise €0.10 a minute',
    fr: 'gratuit de 19\u00a0h à 9\u00a0h, le week-end et les jours fériés nationaux\u202f; sinon 0,10\u00a0€ la minute',
    de: 'kostenlos von 19 bis 9\u00a0Uhr, am Wochenende und an landesweiten Feiertagen; sonst 0,10\u00a0€ pro Minute',
    es: 'gratis de 19 a 9\u00a0h, los fines de semana y los festivos nacionales; a otras horas, 0,10\u00a0€ por minuto',
  },
  /** Of a call. */
  free: { en: 'free', fr: 'gratuit', de: 'kostenlos', es: 'gratis' },
  /** The link to a message: {channel}. */
  write: {
    en: 'Write to us by {channel}',
    fr: 'Écrivez-nous par {channel}',
    de: 'Schreiben Sie uns per {channel}',
    es: 'Escríbanos por {channel}',
  },
  email: { en: 'e-mail', fr: 'e-mail', de: 'E-Mail', es: 'correo electrónico' },
  /** The message that is begun. */
  greeting: {
    en: 'Hello! I have a question.',
    fr: 'Bonjour\u202f! J’ai une question.',
    de: 'Guten Tag! Ich habe eine Frage.',
    es: '¡Hola! Tengo una pregunta.',
  },
  /** The languages of the counter: {languages}. */
  spoken: {
    en: 'At the counter we also speak {languages}.',
    fr: 'Au comptoir, nous parlons aussi {languages}.',
    de: 'In der Apotheke sprechen wir auch {languages}.',
    es: 'En el mostrador también hablamos {languages}.',
  },
  emergency: { en: 'In an emergency', fr: 'En cas d’urgence', de: 'Im Notfall', es: 'En caso de emergencia' },
  /** When one calls which number of `socorro` in pagina.yaml, by its digits; one that is not here is not shown. */
  emergencyNumbers: {
    '112': { en: 'life in danger', fr: 'urgence vitale', de: 'Lebensgefahr', es: 'emergencia vital' },
    '800242420': {
      en: 'Madeira health line (SRS 24)',
      fr: 'SRS 24, ligne de santé de Madère',
      de: 'SRS 24, Gesundheitstelefon von Madeira',
      es: 'SRS 24, línea de salud de Madeira',
    },
    '800250250': {
      en: 'CIAV poison centre',
      fr: 'CIAV, centre antipoison',
      de: 'CIAV, Giftnotruf',
      es: 'CIAV, intoxicaciones',
    },
    '808242424': {
      en: 'SNS\u00a024 health line',
      fr: 'SNS\u00a024, conseils de santé',
      de: 'SNS\u00a024, Gesundheitsberatung',
      es: 'SNS\u00a024, consejos de salud',
    },
    '808246024': {
      en: 'Azores health line',
      fr: 'ligne de santé des Açores',
      de: 'Gesundheitstelefon der Azoren',
      es: 'línea de salud de las Azores',
    },
  },
} satisfies Phrases;
