import type { Region } from '../../opening/holidays.ts';
import { comparable } from '../../text/comparable.ts';
import { nearestName } from '../nearest-name.ts';

/** The 308 municipalities (INE), a district or autonomous region a line; two are called Lagoa, two Calheta. */
const BY_DISTRICT = [
  'Águeda, Albergaria-a-Velha, Anadia, Arouca, Aveiro, Castelo de Paiva, Espinho, Estarreja, Ílhavo, Mealhada, Murtosa, Oliveira de Azeméis, Oliveira do Bairro, Ovar, Santa Maria da Feira, São João da Madeira, Sever do Vouga, Vagos, Vale de Cambra',
  'Aljustrel, Almodôvar, Alvito, Barrancos, Beja, Castro Verde, Cuba, Ferreira do Alentejo, Mértola, Moura, Odemira, Ourique, Serpa, Vidigueira',
  'Amares, Barcelos, Braga, Cabeceiras de Basto, Celorico de Basto, Esposende, Fafe, Guimarães, Póvoa de Lanhoso, Terras de Bouro, Vieira do Minho, Vila Nova de Famalicão, Vila Verde, Vizela',
  'Alfândega da Fé, Bragança, Carrazeda de Ansiães, Freixo de Espada à Cinta, Macedo de Cavaleiros, Miranda do Douro, Mirandela, Mogadouro, Torre de Moncorvo, Vila Flor, Vimioso, Vinhais',
  'Belmonte, Castelo Branco, Covilhã, Fundão, Idanha-a-Nova, Oleiros, Penamacor, Proença-a-Nova, Sertã, Vila de Rei, Vila Velha de Ródão',
  'Arganil, Cantanhede, Coimbra, Condeixa-a-Nova, Figueira da Foz, Góis, Lousã, Mira, Miranda do Corvo, Montemor-o-Velho, Oliveira do Hospital, Pampilhosa da Serra, Penacova, Penela, Soure, Tábua, Vila Nova de Poiares',
  'Alandroal, Arraiolos, Borba, Estremoz, Évora, Montemor-o-Novo, Mora, Mourão, Portel, Redondo, Reguengos de Monsaraz, Vendas Novas, Viana do Alentejo, Vila Viçosa',
  'Albufeira, Alcoutim, Aljezur, Castro Marim, Faro, Lagoa, Lagos, Loulé, Monchique, Olhão, Portimão, São Brás de Alportel, Silves, Tavira, Vila do Bispo, Vila Real de Santo António',
  'Aguiar da Beira, Almeida, Celorico da Beira, Figueira de Castelo Rodrigo, Fornos de Algodres, Gouveia, Guarda, Manteigas, Mêda, Pinhel, Sabugal, Seia, Trancoso, Vila Nova de Foz Côa',
  'Alcobaça, Alvaiázere, Ansião, Batalha, Bombarral, Caldas da Rainha, Castanheira de Pera, Figueiró dos Vinhos, Leiria, Marinha Grande, Nazaré, Óbidos, Pedrógão Grande, Peniche, Pombal, Porto de Mós',
  'Alenquer, Amadora, Arruda dos Vinhos, Azambuja, Cadaval, Cascais, Lisboa, Loures, Lourinhã, Mafra, Odivelas, Oeiras, Sintra, Sobral de Monte Agraço, Torres Vedras, Vila Franca de Xira',
  'Alter do Chão, Arronches, Avis, Campo Maior, Castelo de Vide, Crato, Elvas, Fronteira, Gavião, Marvão, Monforte, Nisa, Ponte de Sor, Portalegre, Sousel',
  'Amarante, Baião, Felgueiras, Gondomar, Lousada, Maia, Marco de Canaveses, Matosinhos, Paços de Ferreira, Paredes, Penafiel, Porto, Póvoa de Varzim, Santo Tirso, Trofa, Valongo, Vila do Conde, Vila Nova de Gaia',
  'Abrantes, Alcanena, Almeirim, Alpiarça, Benavente, Cartaxo, Chamusca, Constância, Coruche, Entroncamento, Ferreira do Zêzere, Golegã, Mação, Ourém, Rio Maior, Salvaterra de Magos, Santarém, Sardoal, Tomar, Torres Novas, Vila Nova da Barquinha',
  'Alcácer do Sal, Alcochete, Almada, Barreiro, Grândola, Moita, Montijo, Palmela, Santiago do Cacém, Seixal, Sesimbra, Setúbal, Sines',
  'Arcos de Valdevez, Caminha, Melgaço, Monção, Paredes de Coura, Ponte da Barca, Ponte de Lima, Valença, Viana do Castelo, Vila Nova de Cerveira',
  'Alijó, Boticas, Chaves, Mesão Frio, Mondim de Basto, Montalegre, Murça, Peso da Régua, Ribeira de Pena, Sabrosa, Santa Marta de Penaguião, Valpaços, Vila Pouca de Aguiar, Vila Real',
  'Armamar, Carregal do Sal, Castro Daire, Cinfães, Lamego, Mangualde, Moimenta da Beira, Mortágua, Nelas, Oliveira de Frades, Penalva do Castelo, Penedono, Resende, Santa Comba Dão, São João da Pesqueira, São Pedro do Sul, Sátão, Sernancelhe, Tabuaço, Tarouca, Tondela, Vila Nova de Paiva, Viseu, Vouzela',
  'Angra do Heroísmo, Calheta, Corvo, Horta, Lagoa, Lajes das Flores, Lajes do Pico, Madalena, Nordeste, Ponta Delgada, Povoação, Praia da Vitória, Ribeira Grande, Santa Cruz da Graciosa, Santa Cruz das Flores, São Roque do Pico, Velas, Vila do Porto, Vila Franca do Campo',
  'Calheta, Câmara de Lobos, Funchal, Machico, Ponta do Sol, Porto Moniz, Porto Santo, Ribeira Brava, Santa Cruz, Santana, São Vicente',
];

/** The name of every municipality in Portugal. */
export const MUNICIPALITIES: ReadonlySet<string> = new Set(BY_DISTRICT.flatMap((names) => names.split(', ')));

/** Also «Lagoa (Algarve)», as an owner may tell it apart from the other. */
export const isMunicipality = (name: string) => MUNICIPALITIES.has(name.replace(/^(Lagoa|Calheta) \(.+\)$/, '$1'));

/** What is expected for a name that is no municipality's: the nearest, if any is. */
export function expectedMunicipality(written: string): string {
  // Whoever mistypes a name begins it right: Bolhão, which is a market, is not Olhão.
  const alike = [...MUNICIPALITIES].filter((name) => comparable(name)[0] === comparable(written)[0]);
  const meant = nearestName(written, alike);
  return meant ? `«${meant}»` : 'o nome de um concelho de Portugal, com maiúsculas e acentos, como Golegã';
}

/** Postal codes of Madeira begin with 90 to 94, those of the Azores with 95 to 99. */
export const regionOfPostalCode = (code: string): Region =>
  code < '9' ? 'continente' : code < '95' ? 'madeira' : 'acores';
