import type { Phrases } from '../phrases.ts';

export const ADVICE = {
  /** What holds in every pharmacy: prescriptions from abroad, what to bring. No names of medicines. */
  advice: {
    onPaper: {
      en: 'A paper prescription from the European Union, Iceland, Liechtenstein or Norway is valid here only if it is complete: your full name and date of birth; the date of issue; the prescriber’s full name, qualification, direct contact details, work address with the country, and signature; the medicine’s active ingredient (INN), form, strength, quantity and dose. The medicine must be authorised in Portugal; if it is a controlled medicine, ask us first.',
      fr: 'Une ordonnance papier de l’Union européenne, d’Islande, du Liechtenstein ou de Norvège n’est valable ici que si elle est complète\u202f: vos nom, prénom et date de naissance\u202f; la date de l’ordonnance\u202f; les nom et prénom du prescripteur, sa qualification, ses coordonnées directes, son adresse professionnelle avec le pays, et sa signature\u202f; la dénomination commune (DCI) du médicament, sa forme, son dosage, la quantité et la posologie. Le médicament doit être autorisé au Portugal\u202f; s’il est réglementé (stupéfiants, par exemple), demandez-nous d’abord.',
      de: 'Ein Papierrezept aus der Europäischen Union, Island, Liechtenstein oder Norwegen gilt hier nur, wenn es vollständig ist: Ihr voller Name und Ihr Geburtsdatum; das Ausstellungsdatum; voller Name, Qualifikation, direkte Kontaktdaten, Dienstanschrift mit Land und Unterschrift der verschreibenden Person; Wirkstoffname, Form, Stärke, Menge und Dosierung. Das Medikament muss in Portugal zugelassen sein; bei einem Betäubungsmittel fragen Sie uns bitte vorher.',
      es: 'Una receta en papel de la Unión Europea, Islandia, Liechtenstein o Noruega vale aquí solo si está completa: su nombre, apellidos y fecha de nacimiento; la fecha de la receta; nombre y apellidos de quien receta, su cualificación, datos de contacto directo, dirección profesional con el país, y firma; el principio activo (DCI) del medicamento, su forma, concentración, cantidad y posología. El medicamento debe estar autorizado en Portugal; si está sujeto a control especial (un estupefaciente, por ejemplo), pregúntenos antes.',
    },
    electronic: {
      en: 'Electronic prescriptions work only if they come from certain countries. Ask us before you come.',
      fr: 'Seules les ordonnances électroniques de certains pays fonctionnent ici. Demandez-nous avant de venir.',
      de: 'Elektronische Rezepte lassen sich hier nur aus einigen Ländern einlösen. Fragen Sie uns, bevor Sie kommen.',
      es: 'Aquí solo funcionan las recetas electrónicas de algunos países. Pregúntenos antes de venir.',
    },
    price: {
      en: 'You pay the full price here and claim it back at home. With a prescription from any other country, the United Kingdom included, ask us first.',
      fr: 'Vous payez ici la totalité du prix, et vous demandez le remboursement dans votre pays. Avec une ordonnance d’un autre pays, Suisse et Royaume-Uni compris, demandez-nous d’abord.',
      de: 'Sie zahlen hier den vollen Preis und beantragen die Erstattung zu Hause. Mit einem Rezept aus einem anderen Land, auch aus der Schweiz und dem Vereinigten Königreich, fragen Sie uns bitte vorher.',
      es: 'Aquí paga usted el precio completo y pide el reembolso en su país. Con una receta de otro país, incluidos el Reino Unido y Suiza, pregúntenos antes.',
    },
    bring: {
      en: 'Bring the box of your medicine and some ID. Tell us about allergies, other medicines, and whether you are pregnant or breastfeeding.',
      fr: 'Apportez la boîte de votre médicament et une pièce d’identité. Signalez-nous vos allergies, vos autres médicaments, et si vous êtes enceinte ou si vous allaitez.',
      de: 'Bringen Sie die Packung Ihres Medikaments und einen Ausweis mit. Sagen Sie uns, ob Sie Allergien haben, andere Medikamente nehmen, schwanger sind oder stillen.',
      es: 'Traiga la caja de su medicamento y un documento de identidad. Díganos si tiene alergias, si toma otros medicamentos y si está embarazada o da el pecho.',
    },
  },
} satisfies Phrases;
