/** Parts of German compounds of the field, with the linking forms that no rule gives. */
export const germanParts = `
vertrieb verkauf verkäufer einkauf einkäufer absatz umsatz handel händler zwischenhandel kunde kunden endkunden
verbraucher service dienst dienste dienstleistung dienstleister bereitschafts notdienst auskunft berater
beraterin beratung betreuer betreuerin betreuung leiter leiterin leitung mitarbeiter mitarbeiterin mitarbeitende
mitarbeit team führer führerin führung chef chefin assistent assistentin assistenz referent referentin
sachbearbeiter sachbearbeiterin sachbearbeitung bearbeiter bearbeiterin bearbeitung kraft kräfte hilfe hilfs
aushilfe aushilfs fachmann fachfrau kaufmann kauffrau kaufleute kaufmännisch vertreter vertreterin vertretung
beauftragter beauftragte verantwortlicher verantwortliche verantwortung spezialist spezialistin experte expertin
experten koordinator koordinatorin koordination manager managerin management direktor direktorin direktion
vorstand geschäftsführer geschäftsführung ingenieur ingenieurin techniker technikerin technik trainer trainerin
agent agentin agenten agentur makler maklerin disponent disponentin disposition planer planerin planung analyst
analystin analyse entwickler entwicklerin entwicklung vermittler vermittlerin vermittlung werber werberin
werbung promoter promoterin repräsentant repräsentantin kassierer kassiererin kassen kasse empfang rezeption
rezeptionist rezeptionistin sekretär sekretärin sekretariat telefonist telefonistin telefon telefonie
telefonisch hotline center zentrale zentral contact call chat mail email post brief online digital internet web
shop markt märkte marktplatz marketing media medien kampagne kampagnen event messe messen ausstellung innen
außen aussen gebiet bezirk region regional regionen verlauf land länder landes bereich abteilung filiale filial
filialen niederlassung standort stelle stellen büro zentrum haus hausbesuch tür haustür laden geschäft
geschäftsfeld branche branchen industrie gewerbe unternehmen betrieb firma firmen konzern partner partnerin
partnerschaft netz netzwerk kanal auftrag aufträge angebot angebote bestell bestellung order rechnung
fakturierung vertrag verträge preis preise konditionen rabatt zahlung mahn mahnung mahnwesen inkasso forderung
debitoren kreditoren buchhalter buchhaltung abrechnung reklamation beschwerde beschwerden retoure retouren
umtausch garantie gewährleistung schaden lieferung liefer lieferant lieferanten versand logistik lager spedition
transport zoll export import ausfuhr einfuhr ware waren warenwirtschaft produkt produkte produktions sortiment
ersatzteil ersatzteile teile maschine maschinen anlage anlagen akquise akquisition akquisiteur gewinnung bindung
rückgewinnung pflege ansprache kontakt kontakte termin terminierung vereinbarung besuch gespräch verhandlung
abschluss präsentation vorführung bedarf ermittlung kalt warm nach nachfass verfolgung abwicklung erfassung
annahme erstellung steuerung sicherung qualität schulung training coaching ausbildung weiterbildung einarbeitung
onboarding einsatz projekt projekte prozess prozesse daten stammdaten datenbank statistik bericht wesen kennzahl
kennzahlen controlling controller budget ziel ziele strategie zufriedenheit erfahrung erlebnis bewertung umfrage
befragung software hardware system systeme lösung lösungen anwendung anwender support helpdesk level erst
fernwartung wartung installation inbetriebnahme ticket wissen versicherung bank banken bauspar kredit finanz
finanzen leasing immobilie immobilien miet steuer energie strom solar photovoltaik heizung sanitär elektro
elektronik bau baustoff baustoffe baumarkt küche küchen möbel textil mode schuh schmuck kosmetik drogerie
parfümerie optik sport spielwaren bücher buch lebensmittel getränke wein fleisch bäckerei gastronomie gastro
hotel reise reisen tourismus flug flughafen bahn fahrzeug fahrzeuge auto automobil nutzfahrzeug gebrauchtwagen
neuwagen reifen pharma medizin medizinprodukte klinik apotheke apotheken praxis labor chemie kunststoff stahl
metall holz papier verpackung werkzeug sicherheit telekommunikation mobilfunk kommunikation verlag anzeigen abo
abonnement spenden mitglieder patienten gäste gast bürger besucher personal recruiting zeitarbeit arbeit zeit
vollzeit teilzeit minijob neben job stunden wochenend nacht früh spät schicht ferien student studenten
praktikant praktikum werkstudent quereinsteiger berufseinsteiger senior junior ober haupt stellvertretend
stellvertreter allein gruppe gruppen gesamt groß gross klein mittelstand international national deutsch englisch
französisch sprache sprachen fremdsprachen direkt fach spezial schlüssel allround universal verwaltung
administration organisation backoffice unterstützung kompetenz orientierung fähigkeit stärke erfolg arbeiter
arbeiterin kenntnisse wirt wirtin betriebswirt fachwirt einzel privat neu bestand stamm kauf käufer käuferin
fleischerei metzgerei tankstelle tankstellen promotion hostess tele verwalter verwalterin zusatz quer zahn
rohstoff rohstoffe garten pflanzen tier nahrung brillen hörgeräte hörakustiker buchung reservierung kino
`;

/** Parts of Dutch compounds of the field, with the linking forms that no rule gives. */
export const dutchParts = `
verkoop verkopen verkoper verkoopster inkoop inkoper omzet handel detailhandel winkel markt marketing klant
klanten relatie account consument consumenten particulieren zakelijk dienst diensten dienstverlening service
buiten binnen medewerker medewerkster werker adviseur adviseuse advies beheerder beheer manager management
leider leidster leiding team hoofd chef directeur directie assistent assistente assistentie vertegenwoordiger
vertegenwoordigster vertegenwoordiging verantwoordelijke specialist consultant coördinator coördinatie bediende
begeleider begeleiding trainer training opleiding agent agenten agentschap makelaar planner planning analist
analyse ontwikkelaar ontwikkeling bemiddelaar promotor ambassadeur kassa kassier caissière receptie receptionist
receptioniste onthaal telefonist telefoniste telefoon telefonisch telefonie bel beller center centrum contact
contacten chat mail online digitaal internet web webshop media campagne evenement evenementen beurs beurzen
gebied regio rayon district land landen filiaal filialen vestiging afdeling kantoor kantoren bedrijf bedrijven
onderneming industrie branche partner netwerk kanaal order opdracht opdrachten bestelling bestellingen bestel
offerte aanbod aanbesteding aanbestedingen factuur facturen facturatie contract contracten prijs prijzen
betaling incasso debiteuren crediteuren boekhouder boekhouding administratie administratief klacht klachten
klachtenbehandeling retour retouren garantie schade levering leverancier verzending logistiek magazijn transport
douane export import uitvoer invoer product producten assortiment onderdelen machine acquisitie werving werver
bezoek gesprek onderhandeling afspraak afspraken presentatie behoud binding loyaliteit tevredenheid ervaring
beleving kwaliteit verwerking verwerker verbetering ondersteuning hulp helpdesk support systeem systemen
oplossing oplossingen software techniek technicus technisch installatie onderhoud project projecten proces
processen gegevens data invoering rapportage verzekering bank krediet hypotheek financieel financiën vastgoed
energie stroom zonnepanelen bouw keuken meubel meubelen mode schoenen voeding dranken horeca hotel reis reizen
toerisme auto voertuig voertuigen medisch farma chemie telecom uitgeverij abonnement abonnementen leden
patiënten gasten gast personeel uitzend werk werkzaam tijd voltijd deeltijd bijbaan vakantie weekend avond nacht
ploegen student studenten stagiair stage starter senior junior internationaal nationaal nederlands duits engels
frans taal talen commercieel commerciële strategie strategisch budget vaardigheid vaardigheden gericht groot
klein balie promotie hostess bewaking reservering boekings
`;
