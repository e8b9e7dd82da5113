import type { QuestionRule } from '#contract/jobs/question-kinds.ts';
import type { Locale } from '#contract/locales.ts';

/**
 * What a question must not ask about: characteristics protected by directives 2000/43/EC, 2000/78/EC and 2006/54/EC;
 * former pay is in `formerPayWords`. Patterns as in `WordingTable`: whole words of folded text, no nested quantifiers.
 */
export const questionWords: Record<Locale, Record<Exclude<QuestionRule, 'pay_history'> | 'age', string>> = {
  en: {
    age: 'how old (?:are|were) you|(?:your|what) age|dates? of birth|birth ?(?:date|day)s?|year of birth|when were you born|age group',
    family:
      'marital status|(?:are|were) you (?:married|single|divorced|engaged|pregnant)|your (?:spouse|husband|wife|partner)|(?:any|your|many|own|have|planning|small|young) (?:children|kids)|pregnan(?:t|cy)|family (?:planning|status|situation)|maiden name|child ?care|(?:start|have|plan) a family',
    origin:
      'where (?:are|were|do) you (?:originally )?(?:from|born|come from)|place of birth|birthplace|(?:country|place) of (?:birth|origin)|nationalit(?:y|ies)|ethnic(?:ity| origin| background)?|your race|skin colou?r|citizenships?|citizen|mother tongue|migration background',
    health:
      'disabilit(?:y|ies)|disabled|health (?:condition|problem|issue|status)s?|(?:state of|your) health|medical (?:condition|history|problem)s?|illness(?:es)?|diseases?|sick (?:days|leave)|medications?|do you smoke|(?:non-)?smokers?',
    belief:
      'religio(?:n|us)|your faith|which church|(?:trade |labou?r )?union (?:member|membership)|political (?:party|views?|opinions?|beliefs?)|sexual orientation',
  },
  de: {
    age: 'wie alt (?:sind|bist)|(?:ihr|dein|welches) alter|alter in jahren|geburts(?:datum|tag|jahr|jahrgang)|jahrgang|wann (?:sind|bist|wurden|wurdest) (?:sie|du) geboren',
    family:
      'familienstand|verheiratet|ledig|geschieden|ehepartner(?:in)?|ehe(?:mann|frau)|(?:haben|hast|planen|planst|ihre|deine|viele|eigene|kleine) (?:sie |du )?kinder|kinderwunsch|schwanger(?:schaft)?|familienplanung|kinderbetreuung|madchenname|geburtsname',
    origin:
      'wo(?:her)? (?:kommen|stammen|sind|wurden|kommst|stammst|bist) (?:sie|du)(?: ursprunglich)?(?: her| geboren)?|geburtsort|geburtsland|herkunft(?:sland)?|nationalitat|staatsangehorigkeit|staatsburger(?:schaft|in)?|ethnie|ethnisch\\p{L}*|hautfarbe|muttersprache|migrationshintergrund',
    health:
      'behinderung(?:en)?|behindert|schwerbehindert\\p{L}*|gesundheits(?:zustand|problem\\p{L}*)|gesundheitlich\\p{L}*|krankheit(?:en)?|vorerkrankung(?:en)?|erkrankung(?:en)?|krankheitstage|fehltage|medikamente|rauch(?:en|st) (?:sie|du)|(?:nicht)?raucher(?:in)?',
    belief:
      'religion(?:szugehorigkeit)?|konfession|glauben(?:srichtung)?|kirche(?:nmitglied)?|gewerkschaft\\p{L}*|partei(?:mitglied\\p{L}*|zugehorigkeit)?|politische\\p{L}* (?:einstellung|uberzeugung|meinung)|sexuelle orientierung',
  },
  es: {
    age: 'cuantos anos (?:tienes|tiene)|que edad|tu edad|su edad|fecha de nacimiento|ano de nacimiento|cuando (?:naciste|nacio)',
    family:
      'estado civil|(?:estas|esta) (?:casad|solter|divorciad|embarazad)[oa]|casad[oa]|solter[oa]|embarazo|embarazada|tienes hijos|tiene hijos|hij[oa]s (?:a cargo|tienes|tiene|pequenos)|tus hijos|sus hijos|cuantos hijos|tener hijos|planificacion familiar|cargas familiares|situacion familiar|conyuge|(?:tu|su) (?:marido|mujer|espos[oa])',
    origin:
      'de donde (?:eres|es|vienes|viene)|donde (?:naciste|nacio)|lugar de nacimiento|pais de (?:nacimiento|origen)|nacionalidad(?:es)?|ciudadania|etnia|raza|color de (?:tu |su )?piel|lengua materna|origen (?:etnico|racial)',
    health:
      'discapacidad(?:es)?|discapacitad[oa]|minusvalia|estado de salud|(?:tu|su) salud|problemas? de salud|enfermedad(?:es)?|bajas? medicas?|medicacion|medicamentos|fumas|fuma|fumador[ae]?',
    belief:
      'religion|religios[oa]|tu fe|su fe|iglesia|sindicat[oa]l?|afiliad[oa]|partido politico|ideas politicas|ideologia|orientacion sexual',
  },
  fr: {
    age: "quel age|votre age|ton age|date de naissance|annee de naissance|quand (?:etes-vous|es-tu) nee?|tranche d'age",
    family:
      "situation (?:familiale|de famille|maritale)|etat civil|statut marital|marie[e]?|celibataire|divorcee?|enceinte|grossesse|(?:avez[- ]vous|as[- ]tu) des enfants|combien d'enfants|vos enfants|tes enfants|enfants a charge|garde d'enfants|projet d'enfants?|desir d'enfants?|conjoint|votre (?:mari|femme|epou(?:x|se))|nom de jeune fille",
    origin:
      "d'ou (?:venez|etes|viens|es)[- ](?:vous|tu)|ou (?:etes[- ]vous|es[- ]tu) nee?|lieu de naissance|pays (?:de naissance|d'origine)|nationalites?|citoyennete|origine (?:ethnique|raciale)|vos origines|tes origines|ethnie|couleur de peau|langue maternelle",
    health:
      'handicap(?:s|e|ee)?|etat de sante|(?:votre|ta) sante|problemes? de sante|maladies?|arrets? maladie|traitement medical|medicaments|fumez[- ]vous|fumes[- ]tu|fumeu(?:r|se)|rqth',
    belief:
      'religion|religieu(?:x|se)s?|votre foi|eglise|syndicat|syndique[e]?|syndicale?|parti politique|opinions? politiques?|orientation sexuelle',
  },
  it: {
    age: 'quanti anni (?:ha|hai)|che eta|la (?:sua|tua) eta|data di nascita|anno di nascita|quando (?:e|sei) nat[oa]|eta anagrafica',
    family:
      'stato civile|(?:e|sei) (?:sposat|celibe|nubile|divorziat)[oae]?|sposat[oa]|nubile|celibe|ha figli|hai figli|quanti figli|figli a carico|(?:suoi|tuoi) figli|avere figli|incinta|gravidanza|pianificazione familiare|situazione familiare|coniuge|(?:suo|tuo) marito|(?:sua|tua) moglie',
    origin:
      "di dove (?:e|sei)|da dove (?:viene|vieni)|dove (?:e|sei) nat[oa]|luogo di nascita|paese (?:di nascita|d'origine|di origine)|nazionalita|cittadinanza|etnia|origine etnica|razza|colore della pelle|madrelingua|lingua madre",
    health:
      'disabilita|disabile|invalidita|categorie? protett[ae]|stato di salute|(?:sua|tua) salute|problemi di salute|malattie?|giorni di malattia|farmaci|fuma|fumi|fumator[ei]|fumatrice',
    belief:
      'religione|religios[oa]|fede religiosa|chiesa|sindacat[oi]|sindacale|partito politico|opinioni politiche|idee politiche|orientamento sessuale',
  },
  pt: {
    age: 'quantos anos (?:tem|tens)|que idade|qual (?:e )?a (?:sua|tua) idade|(?:sua|tua) idade|data de nascimento|ano de nascimento|quando (?:nasceu|nasceste)|faixa etaria',
    family:
      'estado civil|(?:e|es) (?:casad|solteir|divorciad)[oa]|casad[oa]|solteir[oa]|gravida|gravidez|tem filhos|tens filhos|quantos filhos|filhos a cargo|(?:seus|teus) filhos|ter filhos|planeamento familiar|situacao familiar|agregado familiar|conjuge|(?:seu|teu) marido|(?:sua|tua) (?:mulher|esposa)',
    origin:
      'de onde (?:e|es|vem|vens)|onde (?:nasceu|nasceste)|local de nascimento|naturalidade|pais de (?:nascimento|origem)|nacionalidades?|cidadania|etnia|raca|origem etnica|cor da pele|lingua materna',
    health:
      'deficiencias?|deficiente|incapacidade|estado de saude|(?:sua|tua) saude|problemas? de saude|doencas?|baixas? medicas?|medicacao|medicamentos|fuma|fumas|fumador[ae]?',
    belief:
      'religiao|religios[oa]|(?:sua|tua) fe|igreja|sindicat[oa]l?|sindicalizad[oa]|partido politico|opinioes politicas|orientacao sexual',
  },
};
