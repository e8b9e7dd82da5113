/** Names of more countries, as in `country-words.ts`. */
export const moreCountryWords = `
NO
en Norge, Kingdom of Norway
es Reino de Noruega
fr Royaume de Norvège
de Norge, Königreich Norwegen
it Regno di Norvegia
pt Reino da Noruega

FI
en Suomi, Republic of Finland
es República de Finlandia
fr République de Finlande
de Suomi, Republik Finnland
it Repubblica di Finlandia
pt República da Finlândia

GR
en Hellas, Hellenic Republic
es República Helénica, Hélade
fr République hellénique, Hellas
de Hellas, Hellenische Republik
it Repubblica Ellenica, Ellade
pt República Helénica, Hélade

HU
en Magyarország
es
fr
de Magyarország
it
pt

RO
en Rumania, Roumania
es Rumania, România
fr România
de
it România
pt Romênia, România

BR
en Brasil, Federative Republic of Brazil
es Brazil, República Federativa de Brasil
fr Brasil, République fédérative du Brésil
de Brasil, Brazil
it Brasil, Repubblica Federativa del Brasile
pt Brazil, República Federativa do Brasil

US
en USA, U.S.A., U.S., United States of America, America, the States, the US, stateside
es EE. UU., EEUU, EUA, USA, E.U.A., Estados Unidos de América, Norteamérica
fr USA, U.S.A., États-Unis d'Amérique, Etats Unis, É.-U.
de USA, U.S.A., Vereinigte Staaten von Amerika, Amerika, die Staaten
it USA, U.S.A., Stati Uniti d'America, America
pt EUA, E.U.A., USA, Estados Unidos da América, EE. UU.

MX
en México, United Mexican States
es Méjico, Estados Unidos Mexicanos, República Mexicana
fr México
de México
it México
pt Méjico

AR
en Argentine Republic, the Argentine
es República Argentina
fr République argentine
de Argentina, Argentinische Republik
it Repubblica Argentina
pt República Argentina

CO
en Republic of Colombia
es República de Colombia
fr République de Colombie
de Colombia
it Repubblica di Colombia
pt República da Colômbia

CL
en Republic of Chile
es República de Chile
fr République du Chili
de Republik Chile
it Repubblica del Cile
pt República do Chile

TR
en Turkey, Turkiye, Republic of Turkey
es Türkiye, República de Turquía
fr Türkiye, République de Turquie
de Türkiye, Republik Türkei
it Türkiye, Repubblica di Turchia
pt Türkiye, República da Turquia

UA
en the Ukraine, Ukraina
es Ukrania
fr Ukraina
de Ukraina
it Ukraina
pt Ukrânia

SK
en Slovak Republic, Slovensko
es República Eslovaca
fr République slovaque
de Slowakische Republik
it Repubblica Slovacca
pt República Eslovaca, Slovákia

HR
en Hrvatska, Republic of Croatia
es República de Croacia
fr République de Croatie
de Hrvatska, Republik Kroatien
it Repubblica di Croazia
pt República da Croácia

BA
en Bosnia, Bosnia and Herzegovina, Bosnia-Herzegovina, Herzegovina, BiH
es Bosnia, Bosnia-Herzegovina, Herzegovina
fr Bosnie, Bosnie et Herzégovine, Herzégovine
de Bosnien, Bosnien-Herzegowina, Bosnien & Herzegowina, Herzegowina, BiH
it Bosnia, Bosnia-Erzegovina, Bosnia e Erzegovina, Erzegovina
pt Bósnia, Bósnia-Herzegovina, Herzegovina

MK
en Macedonia, FYROM, Republic of North Macedonia
es Macedonia, Antigua República Yugoslava de Macedonia, ARYM
fr Macédoine, ARYM
de Mazedonien, Makedonien, Nordmakedonien
it Macedonia, ERIM
pt Macedónia, Macedônia do Norte

RU
en Russian Federation
es Federación Rusa, Federación de Rusia
fr Fédération de Russie, Fédération russe
de Russische Föderation, Rußland
it Federazione Russa
pt Federação Russa, Federação da Rússia

AE
en UAE, U.A.E., Emirates, the Emirates
es EAU, Emiratos, Emiratos Árabes, UAE
fr EAU, Émirats, Émirats arabes, UAE
de VAE, Emirate, Arabische Emirate, UAE
it EAU, Emirati, Emirati Arabi, UAE
pt EAU, Emirados, Emirados Árabes, UAE

ZA
en Republic of South Africa, RSA
es África del Sur, Suráfrica, República de Sudáfrica
fr République d'Afrique du Sud, RSA
de Republik Südafrika, RSA
it Africa del Sud, Sud Africa, Repubblica Sudafricana
pt República da África do Sul, Sudáfrica

KR
en Korea, Republic of Korea, S. Korea
es Corea, República de Corea, Surcorea
fr Corée, République de Corée
de Korea, Republik Korea
it Corea, Repubblica di Corea
pt Coreia, República da Coreia, Coréia do Sul
`;
