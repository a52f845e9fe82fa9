import { fileOrForm } from '../../fields/message.ts';
import { fields, missingField, nipc, oneOf, ownText, text } from '../../fields/values.ts';

/** Who may own a pharmacy; the law asks each for something else. */
const OWNERS = {
  sociedade: 'Uma sociedade (Lda., S.A.)',
  pessoa: 'Uma pessoa, em nome individual',
  ipss: 'Uma Misericórdia ou outra IPSS',
  mutualidade: 'Uma mutualidade',
  cooperativa: 'Uma cooperativa',
};

type Owner = keyof typeof OWNERS;

/** A person's tax number; a company's begins with 5. */
const isOfPerson = (taxNumber: string) => /^([123]\d|45)\d{7}$/.test(taxNumber);

/** The owner that the file names, or that the number shows: it shows only a company or a person. */
function ownerOf({ forma, nipc: number }: { forma?: Owner | undefined; nipc: string }): Owner | undefined {
  return forma ?? (number.startsWith('5') ? 'sociedade' : isOfPerson(number) ? 'pessoa' : undefined);
}

/** What is expected of a register that is left out, by the owner: nobody can find the owner without it. */
const REGISTERS: Partial<Record<Owner, string>> = {
  sociedade: fileOrForm(
    'que esteja, porque é uma sociedade: diga em «forma» se o dono é uma Misericórdia, uma mutualidade ou outro; uma pessoa tem um NIF',
    'que esteja, porque é uma sociedade; se não é, diga-o em «O que é o dono», e uma pessoa tem um NIF',
  ),
  ipss: 'que diga onde está registada, e com que número: na Segurança Social',
  mutualidade: 'que diga onde está registada, e com que número: na Segurança Social',
  cooperativa: 'a conservatória, e o número de matrícula',
};

/** The pharmacy's owner, as a register has it. */
export const company = fields({
  forma: oneOf(OWNERS, 'Como diz o número: uma sociedade, ou uma pessoa')
    .optional()
    .describe('O que é o dono. Só se não for uma sociedade nem uma pessoa.'),
  denominacao: ownText('Nome da empresa, como está no registo, ou o nome do dono', 'invented'),
  nipc: nipc.describe('NIPC. Nove algarismos; o NIF, se for em nome individual.').meta({ own: 'invented' }),
  capitalSocial: text
    .optional()
    .describe('Capital social. Como 5 000,00 €; está na certidão. Só de uma sociedade ou cooperativa.')
    .meta({ own: 'invented' }),
  conservatoria: text
    .optional()
    .describe('Conservatória e número de matrícula. De uma IPSS ou mutualidade, o registo na Segurança Social.')
    .meta({ own: 'invented' }),
}).check(({ value, issues }) => {
  const owner = ownerOf(value);
  const expected = owner && REGISTERS[owner];
  if (owner === 'sociedade' && expected && !value.capitalSocial) issues.push(missingField('capitalSocial', expected));
  if (expected && !value.conservatoria) issues.push(missingField('conservatoria', expected));
});
