/** The words for more languages, as in `language-words.ts`: from Hungarian on, by code. */
export const moreLanguageWords = `
hu
en Hungarian, Magyar, Hungarian speaking, Hungarian speaker, speak Hungarian, speaks Hungarian, Hungarian language
es Húngaro, húngara, magiar, húngaro hablante, habla húngaro, habla húngara, que habla húngaro, que hable húngaro, hablar húngaro, idioma húngaro, lengua húngara
fr Hongrois, hongroise, magyarophone, magyar, parlant hongrois, qui parle hongrois, parle hongrois, parler hongrois, langue hongroise, locuteur hongrois, locutrice hongrois
de Ungarisch, Magyarisch, ungarischsprachig, Ungarisch sprechend, Ungarischkenntnisse, Ungarisch-Sprachkenntnisse, ungarische Sprache, spricht Ungarisch, Ungarischsprecher, Ungarischsprecherin
it Ungherese, magiaro, lingua ungherese, madrelingua ungherese, che parla ungherese, parla ungherese, parlante ungherese
pt Húngaro, húngara, magiar, falante de húngaro, fluente em húngaro, que fala húngaro, fala húngaro, falar húngaro, língua húngara, idioma húngaro

hy
en Armenian, Armenian speaking, Armenian speaker
es Armenio
fr Arménien, arménienne
de Armenisch, armenischsprachig, Armenisch sprechend, Armenischkenntnisse
it Armeno, armena
pt Arménio

id
en Indonesian, Bahasa Indonesia, Indonesian speaking, Indonesian speaker
es Indonesio, bahasa indonesia
fr Indonésien, indonésienne, bahasa indonesia
de Indonesisch, Bahasa Indonesia, indonesischsprachig, Indonesisch sprechend, Indonesischkenntnisse
it Indonesiano, indonesiana, bahasa indonesia
pt Indonésio, bahasa indonesia

is
en Icelandic, Icelandic speaking, Icelandic speaker
es Islandés, islandesa
fr Islandais, islandaise
de Isländisch, isländischsprachig, Isländisch sprechend, Isländischkenntnisse
it Islandese
pt Islandês, islandesa

it
en Italian, Italophone, Italian speaking, Italian speaker, speak Italian, speaks Italian, Italian language
es Italiano, italiana, italoparlante, italohablante, italófono, italiano hablante, habla italiano, habla italiana, que habla italiano, que hable italiano, hablar italiano, idioma italiano, lengua italiana
fr Italien, italienne, italophone, parlant italien, qui parle italien, parle italien, parler italien, langue italienne, locuteur italien, locutrice italien
de Italienisch, italophon, italienischsprachig, Italienisch sprechend, Italienischkenntnisse, Italienisch-Sprachkenntnisse, italienische Sprache, spricht Italienisch, Italienischsprecher, Italienischsprecherin
it Italiano, italiana, italofono, italofona, lingua italiana, madrelingua italiana, che parla italiano, parla italiano, parlante italiano
pt Italiano, italiana, italófono, italófona, falante de italiano, fluente em italiano, que fala italiano, fala italiano, falar italiano, língua italiana, idioma italiano

ja
en Japanese, Japanese speaking, Japanese speaker, speak Japanese, speaks Japanese, Japanese language
es Japonés, japonesa, nipón, japonés hablante, habla japonés, habla japonesa, que habla japonés, que hable japonés, hablar japonés, idioma japonés, lengua japonesa
fr Japonais, japonaise, japonophone, nippophone, parlant japonais, qui parle japonais, parle japonais, parler japonais, langue japonaise, locuteur japonais, locutrice japonais
de Japanisch, japanischsprachig, Japanisch sprechend, Japanischkenntnisse, Japanisch-Sprachkenntnisse, japanische Sprache, spricht Japanisch, Japanischsprecher, Japanischsprecherin
it Giapponese, lingua giapponese, madrelingua giapponese, che parla giapponese, parla giapponese, parlante giapponese
pt Japonês, japonesa, falante de japonês, fluente em japonês, que fala japonês, fala japonês, falar japonês, língua japonesa, idioma japonês

ka
en Georgian, Georgian speaking, Georgian speaker
es Georgiano, georgiana
fr Géorgien, géorgienne
de Georgisch, georgischsprachig, Georgisch sprechend, Georgischkenntnisse
it Georgiano, georgiana
pt Georgiano, georgiana

ko
en Korean, Korean speaking, Korean speaker, speak Korean, speaks Korean, Korean language
es Coreano, coreana, coreano hablante, habla coreano, habla coreana, que habla coreano, que hable coreano, hablar coreano, idioma coreano, lengua coreana
fr Coréen, coréenne, coréanophone, parlant coréen, qui parle coréen, parle coréen, parler coréen, langue coréenne, locuteur coréen, locutrice coréen
de Koreanisch, koreanischsprachig, Koreanisch sprechend, Koreanischkenntnisse, Koreanisch-Sprachkenntnisse, koreanische Sprache, spricht Koreanisch, Koreanischsprecher, Koreanischsprecherin
it Coreano, coreana, lingua coreana, madrelingua coreana, che parla coreano, parla coreano, parlante coreano
pt Coreano, coreana, falante de coreano, fluente em coreano, que fala coreano, fala coreano, falar coreano, língua coreana, idioma coreano

lb
en Luxembourgish, Luxemburgish, Letzeburgesch, Lëtzebuergesch, Luxembourgish speaking, Luxembourgish speaker
es Luxemburgués, luxemburguesa
fr Luxembourgeois, luxembourgeoise, luxembourgophone
de Luxemburgisch, Lëtzebuergesch, Letzeburgisch, luxemburgischsprachig, Luxemburgisch sprechend, Luxemburgischkenntnisse
it Lussemburghese
pt Luxemburguês, luxemburguesa

lt
en Lithuanian, Lithuanian speaking, Lithuanian speaker
es Lituano, lituana
fr Lituanien, lituanienne
de Litauisch, litauischsprachig, Litauisch sprechend, Litauischkenntnisse
it Lituano, lituana
pt Lituano, lituana

lv
en Latvian, Lettish, Latvian speaking, Latvian speaker
es Letón, letona
fr Letton
de Lettisch, lettischsprachig, Lettisch sprechend, Lettischkenntnisse
it Lettone
pt Letão, letã

mk
en Macedonian, Macedonian speaking, Macedonian speaker
es Macedonio
fr Macédonien, macédonienne
de Mazedonisch, Makedonisch, mazedonischsprachig, Mazedonisch sprechend, Mazedonischkenntnisse
it Macedone
pt Macedónio

mt
en Maltese, Maltese speaking, Maltese speaker
es Maltés, maltesa
fr Maltais, maltaise
de Maltesisch, maltesischsprachig, Maltesisch sprechend, Maltesischkenntnisse
it Maltese
pt Maltês, maltesa

nl
en Dutch, Flemish, Netherlandish, Flemish speaking, Flemish speaker, Dutch speaking, Dutch speaker, speak Dutch, speaks Dutch, Dutch language
es Neerlandés, neerlandesa, holandés, holandesa, flamenco, neerlandófono, neerlandoparlante, neerlandés hablante, habla neerlandés, habla neerlandesa, que habla neerlandés, que hable neerlandés, hablar neerlandés, idioma neerlandés, lengua neerlandesa
fr Néerlandais, néerlandaise, hollandais, hollandaise, flamand, flamande, néerlandophone, parlant néerlandais, qui parle néerlandais, parle néerlandais, parler néerlandais, langue néerlandaise, locuteur néerlandais, locutrice néerlandais
de Niederländisch, Holländisch, Flämisch, flämischsprachig, holländischsprachig, niederländischsprachig, Niederländisch sprechend, Niederländischkenntnisse, Niederländisch-Sprachkenntnisse, niederländische Sprache, spricht Niederländisch, Niederländischsprecher, Niederländischsprecherin
it Olandese, neerlandese, fiammingo, fiamminga, neerlandofono, lingua olandese, madrelingua olandese, che parla olandese, parla olandese, parlante olandese
pt Neerlandês, neerlandesa, holandês, holandesa, flamengo, neerlandófono, falante de neerlandês, fluente em neerlandês, que fala neerlandês, fala neerlandês, falar neerlandês, língua neerlandesa, idioma neerlandês

no
en Norwegian, Norwegian Bokmål, Bokmål, Nynorsk, Norwegian speaking, Norwegian speaker, speak Norwegian, speaks Norwegian, Norwegian language
es Noruego, bokmål, noruego hablante, habla noruego, habla noruega, que habla noruego, que hable noruego, hablar noruego, idioma noruego, lengua noruega
fr Norvégien, norvégienne, bokmål, parlant norvégien, qui parle norvégien, parle norvégien, parler norvégien, langue norvégienne, locuteur norvégien, locutrice norvégien
de Norwegisch, Bokmål, norwegischsprachig, Norwegisch sprechend, Norwegischkenntnisse, Norwegisch-Sprachkenntnisse, norwegische Sprache, spricht Norwegisch, Norwegischsprecher, Norwegischsprecherin
it Norvegese, bokmål, lingua norvegese, madrelingua norvegese, che parla norvegese, parla norvegese, parlante norvegese
pt Norueguês, norueguesa, bokmål, falante de norueguês, fluente em norueguês, que fala norueguês, fala norueguês, falar norueguês, língua norueguesa, idioma norueguês

pl
en Polish, Polish speaking, Polish speaker, speak Polish, speaks Polish, Polish language
es Polaco, polaca, polaco hablante, habla polaco, habla polaca, que habla polaco, que hable polaco, hablar polaco, idioma polaco, lengua polaca
fr Polonais, polonaise, polonophone, parlant polonais, qui parle polonais, parle polonais, parler polonais, langue polonaise, locuteur polonais, locutrice polonais
de Polnisch, polnischsprachig, Polnisch sprechend, Polnischkenntnisse, Polnisch-Sprachkenntnisse, polnische Sprache, spricht Polnisch, Polnischsprecher, Polnischsprecherin
it Polacco, polacca, lingua polacca, madrelingua polacca, che parla polacco, parla polacco, parlante polacco
pt Polaco, polaca, polonês, polonesa, falante de polaco, fluente em polaco, que fala polaco, fala polaco, falar polaco, língua polaca, idioma polaco

pt
en Portuguese, Brazilian Portuguese, European Portuguese, Lusophone, Brazilian speaking, Brazilian speaker, Portuguese speaking, Portuguese speaker, speak Portuguese, speaks Portuguese, Portuguese language
es Portugués, portuguesa, portugués brasileño, portugués de Brasil, portugués europeo, brasileño, lusófono, lusófona, lusohablante, lusoparlante, portugués hablante, habla portugués, habla portuguesa, que habla portugués, que hable portugués, hablar portugués, idioma portugués, lengua portuguesa
fr Portugais, portugaise, portugais brésilien, portugais du Brésil, brésilien, lusophone, parlant portugais, qui parle portugais, parle portugais, parler portugais, langue portugaise, locuteur portugais, locutrice portugais
de Portugiesisch, brasilianisches Portugiesisch, Brasilianisch, europäisches Portugiesisch, lusophon, portugiesischsprachig, Portugiesisch sprechend, Portugiesischkenntnisse, Portugiesisch-Sprachkenntnisse, portugiesische Sprache, spricht Portugiesisch, Portugiesischsprecher, Portugiesischsprecherin
it Portoghese, portoghese brasiliano, brasiliano, lusofono, lusofona, lingua portoghese, madrelingua portoghese, che parla portoghese, parla portoghese, parlante portoghese
pt Português, portuguesa, português do Brasil, português brasileiro, português europeu, português de Portugal, lusófono, lusófona, falante de português, fluente em português, que fala português, fala português, falar português, língua portuguesa, idioma português

ro
en Romanian, Rumanian, Roumanian, Moldovan, Romanian speaking, Romanian speaker, speak Romanian, speaks Romanian, Romanian language
es Rumano, rumana, moldavo, rumano hablante, habla rumano, habla rumana, que habla rumano, que hable rumano, hablar rumano, idioma rumano, lengua rumana
fr Roumain, roumaine, roumanophone, moldave, parlant roumain, qui parle roumain, parle roumain, parler roumain, langue roumaine, locuteur roumain, locutrice roumain
de Rumänisch, Moldauisch, rumänischsprachig, Rumänisch sprechend, Rumänischkenntnisse, Rumänisch-Sprachkenntnisse, rumänische Sprache, spricht Rumänisch, Rumänischsprecher, Rumänischsprecherin
it Rumeno, rumena, romeno, romena, moldavo, lingua rumena, madrelingua rumena, che parla rumeno, parla rumeno, parlante rumeno
pt Romeno, romena, moldavo, falante de romeno, fluente em romeno, que fala romeno, fala romeno, falar romeno, língua romena, idioma romeno

ru
en Russian, Russophone, Russian speaking, Russian speaker, speak Russian, speaks Russian, Russian language
es Ruso, rusa, rusoparlante, rusohablante, rusófono, habla ruso, habla rusa, que habla ruso, que hable ruso, hablar ruso, idioma ruso, lengua rusa
fr Russe, russophone, parlant russe, qui parle russe, parle russe, parler russe, langue russe, locuteur russe, locutrice russe
de Russisch, russophon, russischsprachig, Russisch sprechend, Russischkenntnisse, Russisch-Sprachkenntnisse, russische Sprache, spricht Russisch, Russischsprecher, Russischsprecherin
it Russo, russa, russofono, russofona, lingua russa, madrelingua russa, che parla russo, parla russo, parlante russo
pt Russo, russa, russófono, russófona, falante de russo, fluente em russo, que fala russo, fala russo, falar russo, língua russa, idioma russo

sk
en Slovak, Slovakian, Slovak speaking, Slovak speaker, speak Slovak, speaks Slovak, Slovak language
es Eslovaco, eslovaca, eslovaco hablante, habla eslovaco, habla eslovaca, que habla eslovaco, que hable eslovaco, hablar eslovaco, idioma eslovaco, lengua eslovaca
fr Slovaque, slovacophone, parlant slovaque, qui parle slovaque, parle slovaque, parler slovaque, langue slovaque, locuteur slovaque, locutrice slovaque
de Slowakisch, slowakischsprachig, Slowakisch sprechend, Slowakischkenntnisse, Slowakisch-Sprachkenntnisse, slowakische Sprache, spricht Slowakisch, Slowakischsprecher, Slowakischsprecherin
it Slovacco, slovacca, lingua slovacca, madrelingua slovacca, che parla slovacco, parla slovacco, parlante slovacco
pt Eslovaco, eslovaca, falante de eslovaco, fluente em eslovaco, que fala eslovaco, fala eslovaco, falar eslovaco, língua eslovaca, idioma eslovaco

sl
en Slovenian, Slovene, Slovenian speaking, Slovenian speaker, speak Slovenian, speaks Slovenian, Slovenian language
es Esloveno, eslovena, esloveno hablante, habla esloveno, habla eslovena, que habla esloveno, que hable esloveno, hablar esloveno, idioma esloveno, lengua eslovena
fr Slovène, slovénophone, parlant slovène, qui parle slovène, parle slovène, parler slovène, langue slovène, locuteur slovène, locutrice slovène
de Slowenisch, slowenischsprachig, Slowenisch sprechend, Slowenischkenntnisse, Slowenisch-Sprachkenntnisse, slowenische Sprache, spricht Slowenisch, Slowenischsprecher, Slowenischsprecherin
it Sloveno, slovena, lingua slovena, madrelingua slovena, che parla sloveno, parla sloveno, parlante sloveno
pt Esloveno, eslovena, falante de esloveno, fluente em esloveno, que fala esloveno, fala esloveno, falar esloveno, língua eslovena, idioma esloveno

sq
en Albanian, Shqip, Albanian speaking, Albanian speaker
es Albanés, albanesa
fr Albanais, albanaise, albanophone
de Albanisch, albanischsprachig, Albanisch sprechend, Albanischkenntnisse
it Albanese
pt Albanês, albanesa

sr
en Serbian, Serb, Serbian speaking, Serbian speaker, speak Serbian, speaks Serbian, Serbian language
es Serbio, serbio hablante, habla serbio, habla serbia, que habla serbio, que hable serbio, hablar serbio, idioma serbio, lengua serbia
fr Serbe, serbophone, parlant serbe, qui parle serbe, parle serbe, parler serbe, langue serbe, locuteur serbe, locutrice serbe
de Serbisch, serbischsprachig, Serbisch sprechend, Serbischkenntnisse, Serbisch-Sprachkenntnisse, serbische Sprache, spricht Serbisch, Serbischsprecher, Serbischsprecherin
it Serbo, lingua serba, madrelingua serba, che parla serbo, parla serbo, parlante serbo
pt Sérvio, falante de sérvio, fluente em sérvio, que fala sérvio, fala sérvio, falar sérvio, língua sérvia, idioma sérvio

sv
en Swedish, Swedish speaking, Swedish speaker, speak Swedish, speaks Swedish, Swedish language
es Sueco, sueca, sueco hablante, habla sueco, habla sueca, que habla sueco, que hable sueco, hablar sueco, idioma sueco, lengua sueca
fr Suédois, suédoise, suédophone, parlant suédois, qui parle suédois, parle suédois, parler suédois, langue suédoise, locuteur suédois, locutrice suédois
de Schwedisch, schwedischsprachig, Schwedisch sprechend, Schwedischkenntnisse, Schwedisch-Sprachkenntnisse, schwedische Sprache, spricht Schwedisch, Schwedischsprecher, Schwedischsprecherin
it Svedese, lingua svedese, madrelingua svedese, che parla svedese, parla svedese, parlante svedese
pt Sueco, sueca, falante de sueco, fluente em sueco, que fala sueco, fala sueco, falar sueco, língua sueca, idioma sueco

th
en Thai, Thai speaking, Thai speaker
es Tailandés, tailandesa, thai
fr Thaï, thaïe, thaïlandais
de Thailändisch, Thai, thailändischsprachig, Thailändisch sprechend, Thailändischkenntnisse
it Thailandese, thai, tailandese
pt Tailandês, tailandesa

tr
en Turkish, Turkish speaking, Turkish speaker, speak Turkish, speaks Turkish, Turkish language
es Turco, turca, turcoparlante, turco hablante, habla turco, habla turca, que habla turco, que hable turco, hablar turco, idioma turco, lengua turca
fr Turc, turque, turcophone, parlant turc, qui parle turc, parle turc, parler turc, langue turque, locuteur turc, locutrice turc
de Türkisch, türkischsprachig, Türkisch sprechend, Türkischkenntnisse, Türkisch-Sprachkenntnisse, türkische Sprache, spricht Türkisch, Türkischsprecher, Türkischsprecherin
it Turco, turca, turcofono, lingua turca, madrelingua turca, che parla turco, parla turco, parlante turco
pt Turco, turca, falante de turco, fluente em turco, que fala turco, fala turco, falar turco, língua turca, idioma turco

uk
en Ukrainian, Ukrainian speaking, Ukrainian speaker, speak Ukrainian, speaks Ukrainian, Ukrainian language
es Ucraniano, ucraniana, ucraniano hablante, habla ucraniano, habla ucraniana, que habla ucraniano, que hable ucraniano, hablar ucraniano, idioma ucraniano, lengua ucraniana
fr Ukrainien, ukrainienne, ukrainophone, parlant ukrainien, qui parle ukrainien, parle ukrainien, parler ukrainien, langue ukrainienne, locuteur ukrainien, locutrice ukrainien
de Ukrainisch, ukrainischsprachig, Ukrainisch sprechend, Ukrainischkenntnisse, Ukrainisch-Sprachkenntnisse, ukrainische Sprache, spricht Ukrainisch, Ukrainischsprecher, Ukrainischsprecherin
it Ucraino, ucrainofono, lingua ucraina, madrelingua ucraina, che parla ucraino, parla ucraino, parlante ucraino
pt Ucraniano, ucraniana, falante de ucraniano, fluente em ucraniano, que fala ucraniano, fala ucraniano, falar ucraniano, língua ucraniana, idioma ucraniano

ur
en Urdu, Urdu speaking, Urdu speaker
es Urdu
fr Ourdou, urdu
de Urdu, urdusprachig, Urdu sprechend, Urdukenntnisse
it Urdu
pt Urdu

vi
en Vietnamese, Vietnamese speaking, Vietnamese speaker
es Vietnamita
fr Vietnamien, vietnamienne
de Vietnamesisch, vietnamesischsprachig, Vietnamesisch sprechend, Vietnamesischkenntnisse
it Vietnamita
pt Vietnamita

zh
en Chinese, Mandarin, Mandarin Chinese, Cantonese, Putonghua, Mandarin speaking, Mandarin speaker, Cantonese speaking, Cantonese speaker, simplified Chinese, traditional Chinese, Chinese speaking, Chinese speaker, speak Chinese, speaks Chinese, Chinese language
es Chino, mandarín, chino mandarín, cantonés, sinohablante, chino hablante, habla chino, habla china, que habla chino, que hable chino, hablar chino, idioma chino, lengua china
fr Chinois, chinoise, mandarin, chinois mandarin, cantonais, sinophone, parlant chinois, qui parle chinois, parle chinois, parler chinois, langue chinoise, locuteur chinois, locutrice chinois
de Chinesisch, Mandarin, Hochchinesisch, Mandarin-Chinesisch, Kantonesisch, chinesischsprachig, Chinesisch sprechend, Chinesischkenntnisse, Chinesisch-Sprachkenntnisse, chinesische Sprache, spricht Chinesisch, Chinesischsprecher, Chinesischsprecherin
it Cinese, mandarino, cinese mandarino, cantonese, sinofono, lingua cinese, madrelingua cinese, che parla cinese, parla cinese, parlante cinese
pt Chinês, chinesa, mandarim, chinês mandarim, cantonês, falante de chinês, fluente em chinês, que fala chinês, fala chinês, falar chinês, língua chinesa, idioma chinês
`;
