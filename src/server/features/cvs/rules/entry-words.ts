/** Parts of words that titles of positions have, in the six languages, without accents. */
export const positionWords = [
  'manager|advisor|adviser|representative|executive|leader|consultant|assistant|specialist|director|officer|coordinator',
  'engineer|developer|analyst|agent|associate|clerk|supervisor|trainee|intern|administrator|receptionist|teacher|head of',
  'sales|support|owner|founder|ceo|operator|designer|accountant|waiter|waitress|nurse|driver|cashier|secretary|recruiter',
  'gestor|asesor|agente|responsable|comercial|ejecutiv|teleoperador|dependient|administrativ|auxiliar|encargad|jefe|jefa',
  'coordinador|tecnic|director|vendedor|camarer|becari|recepcionista|consultor|ayudante|analista|promotor|delegad',
  'charge|conseill|responsable|teleconseill|attache|assistant|vendeu|directeur|directrice|commercial|gestionnaire|chef',
  'ingenieur|employe|hote|stagiaire|technico|technicien|secretaire|alternant|collaborat|serveu|comptable|animat',
  'berater|leiter|mitarbeiter|sachbearbeit|verkauf|kauf(?:mann|frau|leute)|referent|assistent|praktikant|werkstudent',
  'betreuer|vertrieb|disponent|fachkraft|angestellt|aushilfe|geschaftsfuhr|entwickler|ingenieur|spezialist|trainer|koordinator',
  'addett|consulente|responsabile|operatore|operatrice|impiegat|agente|commess|venditore|venditrice|assistente|direttore',
  'tirocin|stagista|segretari|tecnico|coordinat|collaborat|capo|receptionist|promoter|contabile',
  'gestor|assistente|comercial|responsavel|operador|consultor|vendedor|tecnic|diretor|estagiari|administrativ|rececionista',
  'chefe|coordenador|empregad|analista|especialista|promotor|auxiliar|lojista',
].join('|');

export const degreeWords = [
  'bachelor|master|mba|phd|doctor|diploma|degree|certificate|a levels?|gcse|b\\.?a\\b|b\\.?sc|m\\.?a\\b|m\\.?sc|bba|llb|hnd|leaving cert',
  'grado|licenciatura|licenciad|bachillerato|ciclo formativo|doctorado|tecnico|curso|postgrado|eso\\b|fp\\b',
  'licence|bts|dut|baccalaureat|bac\\b|maitrise|diplome|doctorat|cap\\b|bep\\b|deug|dess|ingenieur',
  'diplom|magister|abitur|ausbildung|studium|staatsexamen|fachhochschulreife|realschulabschluss|mittlere reife|lehre|promotion|hochschulreife|matura',
  'laurea|laureat|maturita|dottorato|qualifica|perito|ragioner|liceo',
  'mestrado|doutoramento|ensino secundario|12\\.? ?\\.?o? ano|pos-graduacao|bacharelato|curso',
].join('|');

export const companyWords = [
  'ltd|limited|plc|inc|llc|llp|gmbh|ag|kg|ohg|se|ug|e\\.?k|sarl|sas|sa|s\\.a\\.?|eurl|sci|sl|s\\.l\\.?|slu|srl|s\\.r\\.l\\.?|spa|s\\.p\\.a\\.?|lda|bv|nv|oy|ab',
  'group|gruppe|groupe|grupo|gruppo|company|corp|corporation|holding|bank|banca|banco|banque|hotel|university|versicherung|assicurazioni|assurances|seguros',
].join('|');

export const schoolWords = [
  'university|school|college|institute|academy|universidad|escuela|instituto|colegio|universite|ecole|lycee|institut|iut|iae|faculte',
  'universitat|hochschule|gymnasium|schule|berufsschule|berufskolleg|fachhochschule|akademie|realschule|ihk|tu|fh|lmu',
  'universita|scuola|istituto|liceo|politecnico|accademia|ateneo|universidade|escola|instituto|faculdade|politecnico|centro de formacao',
].join('|');
