import type { Phrases } from '../phrases.ts';

// A script needs those before `OPENING` alone.
/** Where hours begin, and where they end. */
export const MIDNIGHT = {
  from: { en: 'midnight', fr: 'minuit', de: '0:00', es: '0:00' },
  to: { en: 'midnight', fr: 'minuit', de: '24:00', es: '24:00' },
} satisfies Phrases;

/** How one is served while the door is closed, by the page's `data-served`. */
export const WAYS = {
  call: { en: 'on call', fr: 'sur appel téléphonique', de: 'Rufbereitschaft', es: 'con llamada previa' },
  /** Its Portuguese name behind it: it may be written over the window. */
  window: {
    en: 'at the window (postigo)',
    fr: 'au guichet (postigo)',
    de: 'an der Notdienstklappe (Postigo)',
    es: 'por la ventanilla (postigo)',
  },
  duty: { en: 'on duty', fr: 'de garde', de: 'Notdienst', es: 'de guardia' },
} satisfies Phrases;
/** When the door closes or one is served no more, when and how one will be, and when it opens: {way} {day} {time}. */
export const NEXT = {
  after: { en: 'then {way}', fr: 'ensuite, {way}', de: 'danach {way}', es: 'después, {way}' },
  ring: { en: 'ring the bell', fr: 'sonnez', de: 'bitte klingeln', es: 'toque el timbre' },
  until: { en: 'until {time}', fr: 'jusqu’à {time}', de: 'bis {time} Uhr', es: 'hasta las {time} h' },
  from: {
    en: '{way} {day} from {time}.',
    fr: '{way}\u202f: {day}, à partir de {time}.',
    de: '{way}: {day}, ab {time} Uhr.',
    es: '{way}: {day}, a partir de las {time} h.',
  },
  /** Where that is more than a day ahead. */
  closes: {
    en: 'Next closing: {day}, {time}.',
    fr: 'Prochaine fermeture\u202f: {day}, {time}.',
    de: 'Wir schließen: {day}, {time} Uhr.',
    es: 'Próximo cierre: {day}, {time} h.',
  },
  untilDay: {
    en: 'Until {day}, {time}.',
    fr: 'Jusqu’à {day}, {time}.',
    de: 'Bis {day}, {time} Uhr.',
    es: 'Hasta {day}, {time} h.',
  },
  opens: {
    en: 'Next opening: {day}, {time}.',
    fr: 'Prochaine ouverture\u202f: {day}, {time}.',
    de: 'Wir öffnen wieder: {day}, {time} Uhr.',
    es: 'Próxima apertura: {day}, {time} h.',
  },
} satisfies Phrases;
/** What a notice does; and where it does nothing of that, that it is to be read. */
export const NOTICE = {
  /** A day on which it does not open. */
  closedDay: { en: 'closed', fr: 'fermé', de: 'geschlossen', es: 'cerrado' },
  /** That it ends a call, a window and a turn of duty. */
  notServed: {
    en: 'no out-of-hours service',
    fr: 'pas de service en dehors des heures d’ouverture',
    de: 'kein Dienst außerhalb der Öffnungszeiten',
    es: 'sin servicio fuera del horario',
  },
  noDeliveries: { en: 'no deliveries', fr: 'pas de livraisons', de: 'keine Lieferungen', es: 'sin entregas' },
  inPortuguese: {
    en: 'see the notice, in Portuguese',
    fr: 'voir l’avis, en portugais',
    de: 'siehe Hinweis, auf Portugiesisch',
    es: 'vea el aviso, en portugués',
  },
} satisfies Phrases;

/** About the hours, and about who answers at a closed door. */
export const OPENING = {
  /** How one is served now: only «open» is open. */
  answers: {
    open: {
      en: 'We are open now.',
      fr: 'Nous sommes ouverts en ce moment.',
      de: 'Wir haben jetzt geöffnet.',
      es: 'Ahora estamos abiertos.',
    },
    duty: {
      en: 'We are on duty now. The door is locked: ring the bell.',
      fr: 'Nous sommes de garde. La porte est fermée à clé\u202f: sonnez.',
      de: 'Wir haben Notdienst. Die Tür ist abgeschlossen: Bitte klingeln Sie.',
      es: 'Estamos de guardia. La puerta está cerrada con llave: toque el timbre.',
    },
    window: {
      en: 'The door is closed, but we are serving at the window (postigo) now.',
      fr: 'La porte est fermée, mais nous vous servons au guichet (postigo).',
      de: 'Die Tür ist geschlossen, aber wir bedienen Sie an der Notdienstklappe (Postigo).',
      es: 'La puerta está cerrada, pero le atendemos por la ventanilla (postigo).',
    },
    call: {
      en: 'The door is locked. Call the number at “On call” below, and somebody will come.',
      fr: 'La porte est fermée à clé. Appelez le numéro indiqué plus bas, à la ligne «\u202fSur appel téléphonique\u202f»\u202f: quelqu’un viendra.',
      de: 'Die Tür ist abgeschlossen. Rufen Sie die Nummer unten bei „Rufbereitschaft“ an, dann kommt jemand.',
      es: 'La puerta está cerrada con llave. Llame al número que figura más abajo, en «Con llamada previa», y vendrá alguien.',
    },
    closed: {
      en: 'We are closed now.',
      fr: 'Nous sommes fermés en ce moment.',
      de: 'Wir haben jetzt geschlossen.',
      es: 'Ahora estamos cerrados.',
    },
  },
  hours: { en: 'Opening hours', fr: 'Horaires', de: 'Öffnungszeiten', es: 'Horario' },
  /** From a time to another, a weekday to another, a date to another: {from} {to}. */
  range: { en: '{from} to {to}', fr: 'de {from} à {to}', de: '{from} bis {to} Uhr', es: 'de {from} a {to} h' },
  dayRange: { en: '{from} to {to}', fr: 'du {from} au {to}', de: '{from} bis {to}', es: 'de {from} a {to}' },
  dateRange: { en: '{from} to {to}', fr: 'du {from} au {to}', de: '{from} bis {to}', es: 'del {from} al {to}' },
  allDay: { en: '24 hours', fr: '24 heures sur 24', de: 'rund um die Uhr', es: '24 horas' },
  holidays: { en: 'Public holidays', fr: 'Jours fériés', de: 'Feiertage', es: 'Festivos' },
  /** Of a season's holidays, where in the rest of the year they have hours of their own, or none. */
  asOnOtherDays: { en: 'as on other days', fr: 'comme les autres jours', de: 'wie sonst', es: 'como los demás días' },
  /** The days before holidays on which it would open. */
  eves: {
    en: 'Opening days before a public holiday',
    fr: 'Jours d’ouverture, la veille d’un jour férié',
    de: 'Öffnungstage vor einem Feiertag',
    es: 'Días de apertura, en víspera de festivo',
  },
  /** Behind their hours, which are no longer than the weekday's. */
  withinUsualHours: {
    en: 'within the usual hours',
    fr: 'dans la limite des horaires habituels',
    de: 'innerhalb der üblichen Zeiten',
    es: 'dentro del horario habitual',
  },
  /** Behind the hours of holidays, and of a date of each year: they open no weekday that stays closed. */
  onOpenDays: {
    en: 'on days when we open',
    fr: 'les jours d’ouverture',
    de: 'an Tagen, an denen wir öffnen',
    es: 'los días en que abrimos',
  },
  /** The days outside the seasons with hours of their own. */
  restOfYear: { en: 'Rest of the year', fr: 'Le reste de l’année', de: 'Übriges Jahr', es: 'Resto del año' },
  /** Of who is called: that somebody comes whenever the door is closed. */
  whenClosed: {
    en: 'whenever the door is closed',
    fr: 'tant que la porte est fermée',
    de: 'immer, wenn die Tür geschlossen ist',
    es: 'siempre que la puerta esté cerrada',
  },
  /** Before the hour until which the door is open then, of days that come back, and when the telephone is answered. */
  whenOnDuty: { en: 'when on duty', fr: 'si nous sommes de garde', de: 'bei Notdienst', es: 'si estamos de guardia' },
  answeredOnDuty: {
    porta: {
      en: 'as long as the door is open',
      fr: 'tant que la porte est ouverte',
      de: 'solange die Tür geöffnet ist',
      es: 'mientras la puerta está abierta',
    },
    sempre: { en: 'at any hour', fr: 'à toute heure', de: 'jederzeit', es: 'a cualquier hora' },
  },
  /** Of days that come back: that somebody comes as on others, or nobody does. */
  onCallToo: { en: 'on call too', fr: 'aussi sur appel', de: 'auch Rufbereitschaft', es: 'también con llamada previa' },
  notOnCall: {
    en: 'nobody on call',
    fr: 'personne sur appel',
    de: 'keine Rufbereitschaft',
    es: 'nadie con llamada previa',
  },
  /** That hours of the week hold also on days that have their own, or do not, or while the door is open: {days}. */
  alsoOn: { en: 'also {days}', fr: 'y compris {days}', de: 'auch {days}', es: 'también {days}' },
  notOn: { en: 'not {days}', fr: 'sauf {days}', de: 'nicht {days}', es: 'salvo {days}' },
  onlyWhileOpen: {
    en: '{days} only while we are open',
    fr: '{days}, seulement pendant nos heures d’ouverture',
    de: '{days} nur, solange wir geöffnet haben',
    es: '{days}, solo mientras estamos abiertos',
  },
  onHolidays: { en: 'on public holidays', fr: 'les jours fériés', de: 'an Feiertagen', es: 'los festivos' },
  onOtherDays: {
    en: 'on days with other hours',
    fr: 'les jours à horaire particulier',
    de: 'an Tagen mit anderen Öffnungszeiten',
    es: 'los días con otro horario',
  },
  ways: WAYS,
  ...NEXT,
  ...NOTICE,
  /** Behind turns, before the hours at which the door is open in them. */
  doorOpen: {
    en: 'door open without a break, unless announced otherwise',
    fr: 'porte ouverte sans interruption, sauf avis contraire',
    de: 'Tür durchgehend geöffnet, sofern nicht anders angekündigt',
    es: 'puerta abierta sin interrupción, salvo aviso',
  },
  /** The same before those of Sundays and holidays, where they have their own. */
  doorOpenApart: {
    en: 'door open on Sundays and public holidays, unless announced otherwise',
    fr: 'porte ouverte les dimanches et jours fériés, sauf avis contraire',
    de: 'Tür an Sonn- und Feiertagen geöffnet, sofern nicht anders angekündigt',
    es: 'puerta abierta los domingos y festivos, salvo aviso',
  },
  /** Before that hour, where the usual ones may end later. */
  atLeast: { en: 'at least', fr: 'au moins', de: 'mindestens', es: 'al menos' },
  /** Before the number for outside the hours. */
  outsideHours: {
    en: 'When we are closed and your medicine cannot wait, call',
    fr: 'Si nous sommes fermés et que votre médicament ne peut pas attendre, appelez ce numéro',
    de: 'Wenn wir geschlossen haben und Ihr Medikament nicht warten kann, rufen Sie an',
    es: 'Si estamos cerrados y su medicamento no puede esperar, llame a este número',
  },
  /** Before the page or the number that tells which pharmacy is on duty. */
  onDuty: {
    en: 'To find out which pharmacy is on duty',
    fr: 'Pour savoir quelle pharmacie est de garde',
    de: 'Auskunft, welche Apotheke Notdienst hat',
    es: 'Para saber qué farmacia está de guardia',
  },
  dutyList: {
    en: 'the municipality’s list, in Portuguese',
    fr: 'la liste de la commune, en portugais',
    de: 'die Liste der Gemeinde, auf Portugiesisch',
    es: 'la lista del municipio, en portugués',
  },
  /** The most that is charged outside the hours, {price}, {except} with a prescription of which it says so. */
  surcharge: {
    en: 'Outside opening hours we may charge up to {price} extra{except}.',
    fr: 'En dehors des heures d’ouverture, un supplément de {price} au plus peut être demandé{except}.',
    de: 'Außerhalb der Öffnungszeiten kann ein Zuschlag von bis zu {price} anfallen{except}.',
    es: 'Fuera del horario de apertura podemos cobrar hasta {price} más{except}.',
  },
  exceptPrescriptions: {
    en: ', but not with a prescription',
    fr: ', sauf avec une ordonnance',
    de: ', außer mit einem Rezept',
    es: ', salvo con una receta',
  },
  /** Behind it, where it must be of that day or the day before. */
  recent: {
    en: ' issued that day or the day before',
    fr: ' du jour même ou de la veille',
    de: ' vom selben Tag oder vom Vortag',
    es: ' del mismo día o del anterior',
  },
} satisfies Phrases;
