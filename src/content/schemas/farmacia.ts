import { z } from 'zod';
import { email, fields, httpsUrl, httpsUrlOf, mobile, nipc, postalCode, telephone, within } from './values.ts';

const YEAR = 'um ano até ao atual, como 1987';
const DEGREES = 'um número com ponto, como 39.54321';

/** Mainland, Madeira with the Selvagens, Azores: latitude from and to, longitude from and to. */
const PORTUGAL = [
  [36.9, 42.2, -9.6, -6.1],
  [30, 33.2, -17.4, -15.8],
  [36.8, 39.8, -31.4, -24.9],
] as const;

const coordinates = fields({
  latitude: z.number({ error: DEGREES }).describe('Latitude, entre 30 e 42,2'),
  longitude: z.number({ error: DEGREES }).describe('Longitude, negativa'),
}).refine(
  ({ latitude, longitude }) =>
    PORTUGAL.some(
      ([south, north, west, east]) => south <= latitude && latitude <= north && west <= longitude && longitude <= east,
    ),
  { error: 'um ponto em Portugal: latitude entre 30 e 42,2; longitude entre -31,4 e -6,1, com o sinal menos' },
);

const FILE = 'o nome de um ficheiro que está em content/fotografias, sem acentos nem espaços, como fachada.jpg';
const SEEN = 'o que se vê, numa frase de 10 a 200 letras, como «A fachada na praça, com a porta verde aberta»';

/** A file's name that stands in an address as it is: no spaces, no accents, no folders. */
export const PHOTOGRAPH_FILE = /^[\w-]+\.\w+$/;

const photograph = (where: string) =>
  fields({
    ficheiro: z
      .string({ error: FILE })
      .regex(PHOTOGRAPH_FILE, { error: FILE })
      .describe('Nome do ficheiro, que fica em content/fotografias'),
    descricao: z
      .string({ error: SEEN })
      .regex(/^[^{}]{10,200}$/, { error: SEEN })
      .describe(
        'O que se vê, como se contasse a quem não vê: quem ou o quê, onde, a fazer o quê. Sem começar por «Fotografia de»',
      ),
  })
    .optional()
    .describe(where);

const look = fields({
  azulejo: z
    .enum(['roseta', 'estrela', 'escama'])
    .default('roseta')
    .describe('Desenho dos azulejos: roseta, de pétalas num anel; estrela, de oito pontas; escama, como ondas'),
  abertura: z
    .enum(['placa', 'fotografia', 'azulejo'])
    .default('placa')
    .describe('O que abre a página: a placa da rua sobre azulejos; a fotografia da loja; só azulejos'),
  cantos: z.enum(['redondos', 'retos']).default('redondos').describe('Cantos dos botões e das caixas'),
});

/** `content/farmacia.yaml`: who the pharmacy is. */
export const farmacia = fields({
  demonstracao: z.boolean().default(false).describe('true enquanto os dados são de demonstração'),
  nome: 'Nome que as pessoas usam',
  localidade: 'A terra que a farmácia serve',
  concelho: 'Concelho da farmácia',
  desde: z
    .int({ error: YEAR })
    .min(1500, { error: YEAR })
    .refine((year) => year <= new Date().getFullYear(), { error: YEAR })
    .describe('Ano de abertura'),
  site: httpsUrl
    .regex(/[^/]$/, { error: 'um endereço sem barra no fim' })
    .describe('Endereço do site, sem barra no fim'),
  matiz: within(z.number, 0, 360, 'um número de 0 a 360').describe(
    'Tom da cor da casa, de 0 a 360; 155 é o verde da cruz',
  ),
  aspeto: look.prefault({}).describe('O aspeto do site, além da cor'),
  fotografias: fields({
    loja: photograph('A farmácia por fora ou por dentro; ao lado do mapa, ou na abertura'),
    equipa: photograph('Quem atende; debaixo da história'),
    servicos: photograph('Ao lado do título dos serviços'),
    aluguer: photograph('Debaixo do orçamento do aluguer'),
    parceiros: photograph('Ao lado do título dos parceiros'),
  })
    .optional()
    .describe('Fotografias, se as houver: JPEG, PNG ou WebP de 1000 pixéis de largura ou mais'),
  empresa: fields({
    denominacao: 'Denominação registada',
    nipc: nipc.describe('NIPC, nove algarismos entre aspas'),
    capitalSocial: 'Capital social, por exemplo 5 000,00 €',
    conservatoria: 'Conservatória e número de matrícula',
  }).describe('A empresa, como no registo comercial (CSC, artigo 171.º)'),
  direcaoTecnica: 'Nome de quem assume a direção técnica (DL 307/2007, artigo 28.º)',
  alvara: 'Número do alvará do INFARMED',
  telefones: fields({
    geral: telephone.describe('Telefone da farmácia'),
    whatsapp: mobile.describe('Telemóvel com WhatsApp'),
    urgencia: telephone.describe('Número para urgências fora do horário'),
  }).describe('Telefones, nove algarismos entre aspas'),
  email: email.describe('E-mail geral'),
  morada: fields({
    rua: 'Rua e número',
    codigoPostal: postalCode.describe('Código postal'),
    localidade: 'Localidade postal',
    distrito: 'Distrito',
  }).describe('Morada da farmácia'),
  coordenadas: coordinates.describe('Onde fica no mapa'),
  redeSocial: fields({ nome: 'Nome da rede', url: httpsUrl.describe('Endereço da página') }).describe(
    'Página numa rede social',
  ),
  ligacoes: fields({
    infarmed: httpsUrlOf('infarmed.pt').describe('Lista de farmácias do INFARMED'),
    livroReclamacoes: httpsUrlOf('livroreclamacoes.pt').describe(
      'Livro de reclamações eletrónico (DL 156/2005, artigo 5.º-B)',
    ),
    dgav: httpsUrlOf('dgav.pt').describe('Página da DGAV sobre venda à distância'),
    farmaciasDeServico: httpsUrl.optional().describe('Página do município com as farmácias de serviço, se houver'),
    litigios: fields({ nome: 'Nome da entidade', url: httpsUrl.describe('Endereço da entidade') }).describe(
      'Entidade de resolução de litígios (Lei 144/2015, artigo 18.º)',
    ),
  }).describe('Ligações que a lei pede'),
}).refine(({ aspeto, fotografias }) => aspeto.abertura !== 'fotografia' || fotografias?.loja, {
  path: ['aspeto', 'abertura'],
  error: 'uma fotografia em fotografias, loja; ou placa, ou azulejo',
});
