import type { Random } from '../random.ts';

const BEGINNINGS =
  'Nord Süd Alt Neu Hell Berg See Wald Strom Linden Adler Falken Silber Kupfer Brücken Hafen Stern Rhein Elb Donau Isar Main Alpen Jura Monte Val Rio Sol Mar Luna Terra Alba Verde Bella Clara Nova Prima Porta Ponte Torre Costa Campo Casa Luz Viento Faro Roca Sierra Duero Ebro Tajo Douro Minho Tejo Loire Rhône Garonne Seine Belle Bon Beau Haute Clair Grand Petit Lumi Vela Orba Kesti Halden Tarn Corvi Mistra Polar Aero Opti Medi Vita Agri Logi Tele Data Inno Euro Inter Trans Uni Multi Omni Alto Ferro Lino Marmo Seta Vetro Grano Olivo Ulmo Cedro Pino';
const ENDINGS =
  'werk haus hof tal bach feld stein brück mark land port line point flow desk voice call path gate field bridge stone wood ford ton dale view vista monde mond lieu mont val rive ville clair forge verre soie tech soft data net lab hub base care serve sell trade connect partner logic metric ora ana iva elle etto ina ola ero aro ivo ento ella issima';
const KINDS = new Map([
  ['DE', 'GmbH|AG|& Söhne|Handel|Service|Gruppe|Solutions'],
  ['AT', 'GmbH|Service|Handel|Gruppe'],
  ['CH', 'AG|GmbH|SA|Services'],
  ['FR', 'SAS|Services|& Fils|Conseil|Groupe|Solutions'],
  ['BE', 'NV|SA|Services|Group'],
  ['ES', 'S.L.|Servicios|e Hijos|Grupo|Soluciones'],
  ['IT', 'S.r.l.|Servizi|& Figli|Gruppo|S.p.A.'],
  ['PT', 'Lda.|Serviços|& Filhos|Grupo'],
  ['BR', 'Ltda.|Serviços|Grupo'],
  ['GB', 'Ltd|Services|& Co|Group|Partners'],
  ['IE', 'Ltd|Services|Group|Partners'],
]);
const EVERYWHERE = 'Group|Services|Partners|Solutions|Trading';

const beginnings = BEGINNINGS.split(' ');
const endings = ENDINGS.split(' ');

/** An unused name in the style of the country: "Lindenwerk GmbH". */
export const inventCompanyName = (random: Random, country: string): string =>
  `${random.pick(beginnings)}${random.pick(endings)} ${random.pick((KINDS.get(country) ?? EVERYWHERE).split('|'))}`;
