import type { Six } from './six.ts';

/** What a company makes and for whom, in forms that fit "makes …" and "for …", and what that asks of a day at work. */
export interface Sector {
  /** As companies state it on their page. */
  industry: string;
  offer: Six;
  customers: Six;
  /** A duty that only this trade has. */
  duty: Six;
}

/** The trades of the companies. */
export const sectors = {
  hotel: {
    industry: 'Hotel software',
    offer: ['booking software', 'software de reservas', 'des logiciels de réservation', 'Buchungssoftware', 'software di prenotazione', 'software de reservas'],
    customers: ['hotels and guest houses', 'hoteles y casas rurales', 'les hôtels et les maisons d’hôtes', 'Hotels und Pensionen', 'gli hotel e gli agriturismi', 'hotéis e casas de turismo rural'],
    duty: ['Help hoteliers to fill their rooms in the quiet months: rates, photos, channels', 'Ayudar a los hoteleros a llenar habitaciones en temporada baja: tarifas, fotos, canales', 'Aider les hôteliers à remplir leurs chambres en basse saison : tarifs, photos, canaux', 'Sie helfen Gastgebern, ihre Zimmer auch in ruhigen Monaten zu füllen: mit Preisen, Fotos und Kanälen', 'Aiutare gli albergatori a riempire le camere in bassa stagione: tariffe, foto, canali', 'Ajudar os hoteleiros a encher os quartos na época baixa: tarifas, fotografias, canais'],
  },
  energy: {
    industry: 'Energy',
    offer: ['green electricity and heat pumps', 'electricidad verde y bombas de calor', 'de l’électricité verte et des pompes à chaleur', 'Ökostrom und Wärmepumpen', 'energia verde e pompe di calore', 'eletricidade verde e bombas de calor'],
    customers: ['households and small businesses', 'hogares y pequeñas empresas', 'les ménages et les petites entreprises', 'Haushalte und kleine Betriebe', 'le famiglie e le piccole imprese', 'famílias e pequenas empresas'],
    duty: ['Explain bills, tariffs and meter readings so that nobody has to ask twice', 'Explicar facturas, tarifas y lecturas de contador para que nadie tenga que preguntar dos veces', 'Expliquer factures, tarifs et relevés de compteur de façon que personne n’ait à demander deux fois', 'Sie erklären Rechnungen, Tarife und Zählerstände so, dass niemand zweimal fragen muss', 'Spiegare bollette, tariffe e letture del contatore in modo che nessuno debba chiedere due volte', 'Explicar faturas, tarifários e leituras do contador para que ninguém tenha de perguntar duas vezes'],
  },
  payments: {
    industry: 'Payments',
    offer: ['card terminals and online payments', 'datáfonos y pagos en línea', 'des terminaux de paiement et des solutions de paiement en ligne', 'Kartenterminals und Online-Zahlungen', 'terminali POS e pagamenti online', 'terminais de pagamento e pagamentos online'],
    customers: ['shops, cafés and markets', 'tiendas, cafeterías y mercados', 'les commerces, les cafés et les marchés', 'Geschäfte, Cafés und Märkte', 'i negozi, i bar e i mercati', 'lojas, cafés e mercados'],
    duty: ['Sort out disputed and delayed payments with the bank, and tell the merchant where things stand', 'Aclarar con el banco los pagos disputados o retrasados e informar al comercio de cómo va', 'Régler avec la banque les paiements contestés ou retardés, et tenir le commerçant au courant', 'Sie klären strittige und verspätete Zahlungen mit der Bank und sagen dem Händler, wie es steht', 'Chiarire con la banca i pagamenti contestati o in ritardo e informare l’esercente sull’avanzamento', 'Resolver com o banco os pagamentos contestados ou atrasados e manter o comerciante informado'],
  },
  machines: {
    industry: 'Packaging machines',
    offer: ['packaging machines', 'máquinas de envasado', 'des machines d’emballage', 'Verpackungsmaschinen', 'macchine per il confezionamento', 'máquinas de embalagem'],
    customers: ['food producers', 'productores de alimentos', 'les fabricants de produits alimentaires', 'Lebensmittelhersteller', 'i produttori alimentari', 'produtores de alimentos'],
    duty: ['Prepare quotations for machines and spare parts together with the engineers', 'Preparar con los ingenieros las ofertas de máquinas y repuestos', 'Préparer avec les ingénieurs les devis de machines et de pièces de rechange', 'Sie erstellen gemeinsam mit der Technik Angebote für Maschinen und Ersatzteile', 'Preparare con i tecnici le offerte per macchine e ricambi', 'Preparar com a engenharia as propostas de máquinas e peças de substituição'],
  },
  travel: {
    industry: 'Travel',
    offer: ['rail and ferry journeys', 'viajes en tren y en ferry', 'des voyages en train et en ferry', 'Reisen mit Bahn und Fähre', 'viaggi in treno e in traghetto', 'viagens de comboio e de ferry'],
    customers: ['travellers without a car', 'viajeros sin coche', 'les voyageurs sans voiture', 'Reisende ohne Auto', 'chi viaggia senza auto', 'quem viaja sem carro'],
    duty: ['Rebook journeys when a train or a ferry does not leave, before the traveller has to call', 'Cambiar reservas cuando un tren o un ferry no sale, antes de que el viajero tenga que llamar', 'Modifier les réservations quand un train ou un ferry ne part pas, avant même l’appel du voyageur', 'Sie buchen um, wenn ein Zug oder eine Fähre ausfällt, bevor jemand anrufen muss', 'Riprogrammare i viaggi quando un treno o un traghetto non parte, prima che il viaggiatore debba chiamare', 'Alterar reservas quando um comboio ou um ferry não parte, antes de o viajante ter de ligar'],
  },
  fashion: {
    industry: 'Fashion',
    offer: ['clothes and shoes that last', 'ropa y zapatos que duran', 'des vêtements et des chaussures qui durent', 'langlebige Kleidung und Schuhe', 'abiti e scarpe che durano', 'roupa e sapatos que duram'],
    customers: ['online shoppers and 400 boutiques', 'compradores en línea y 400 tiendas', 'les acheteurs en ligne et 400 boutiques', 'Onlinekundschaft und 400 Boutiquen', 'chi acquista online e 400 boutique', 'compradores online e 400 lojas'],
    duty: ['Advise on sizes, repairs and returns, and pass on what keeps coming back to the designers', 'Asesorar sobre tallas, arreglos y devoluciones, y contar a diseño lo que se repite', 'Conseiller sur les tailles, les réparations et les retours, et signaler aux créateurs ce qui revient', 'Sie beraten zu Größen, Reparaturen und Rückgaben und melden dem Design, was sich wiederholt', 'Dare consigli su taglie, riparazioni e resi, e segnalare ai designer ciò che si ripete', 'Aconselhar sobre tamanhos, arranjos e devoluções, e contar ao design o que se repete'],
  },
  medical: {
    industry: 'Laboratory equipment',
    offer: ['laboratory equipment', 'equipos de laboratorio', 'des équipements de laboratoire', 'Laborgeräte', 'apparecchiature da laboratorio', 'equipamento de laboratório'],
    customers: ['hospitals and research institutes', 'hospitales y centros de investigación', 'les hôpitaux et les instituts de recherche', 'Krankenhäuser und Forschungsinstitute', 'gli ospedali e gli istituti di ricerca', 'hospitais e institutos de investigação'],
    duty: ['Work with purchasing departments on tenders and framework contracts', 'Trabajar con los departamentos de compras en licitaciones y acuerdos marco', 'Accompagner les services achats dans les appels d’offres et les contrats-cadres', 'Sie begleiten Einkaufsabteilungen bei Ausschreibungen und Rahmenverträgen', 'Seguire gli uffici acquisti in gare d’appalto e contratti quadro', 'Acompanhar os departamentos de compras em concursos e contratos-quadro'],
  },
  logistics: {
    industry: 'Logistics',
    offer: ['parcel and freight services', 'servicios de paquetería y transporte', 'des services de colis et de fret', 'Paket- und Frachtdienste', 'servizi di spedizione e trasporto merci', 'serviços de encomendas e de carga'],
    customers: ['online shops and manufacturers', 'tiendas en línea y fabricantes', 'les boutiques en ligne et les industriels', 'Onlineshops und Hersteller', 'gli e-commerce e i produttori', 'lojas online e fabricantes'],
    duty: ['Find lost consignments with drivers and depots, and settle damage claims', 'Localizar envíos perdidos con conductores y almacenes y tramitar daños', 'Retrouver les envois perdus avec les chauffeurs et les dépôts, et régler les dossiers de dommages', 'Sie finden verlorene Sendungen mit Fahrern und Depots und regulieren Schäden', 'Rintracciare le spedizioni smarrite con autisti e depositi e gestire i danni', 'Localizar envios perdidos com motoristas e armazéns e tratar dos danos'],
  },
  learning: {
    industry: 'Education',
    offer: ['language courses', 'cursos de idiomas', 'des cours de langues', 'Sprachkurse', 'corsi di lingue', 'cursos de línguas'],
    customers: ['companies and universities', 'empresas y universidades', 'les entreprises et les universités', 'Unternehmen und Hochschulen', 'le aziende e le università', 'empresas e universidades'],
    duty: ['Plan courses with personnel departments: levels, groups, timetables, progress reports', 'Planificar cursos con recursos humanos: niveles, grupos, horarios, informes de progreso', 'Planifier les cours avec les services RH : niveaux, groupes, horaires, bilans de progression', 'Sie planen Kurse mit Personalabteilungen: Niveaus, Gruppen, Zeiten, Lernberichte', 'Pianificare i corsi con gli uffici del personale: livelli, gruppi, orari, rapporti sui progressi', 'Planear cursos com os recursos humanos: níveis, grupos, horários, relatórios de progresso'],
  },
  accounting: {
    industry: 'Accounting software',
    offer: ['accounting software', 'software de contabilidad', 'des logiciels de comptabilité', 'Buchhaltungssoftware', 'software di contabilità', 'software de contabilidade'],
    customers: ['freelancers and tax advisers', 'autónomos y asesorías', 'les indépendants et les cabinets comptables', 'Selbstständige und Steuerkanzleien', 'i professionisti e gli studi commerciali', 'trabalhadores independentes e gabinetes de contabilidade'],
    duty: ['Lead customers through the closing of their year, and through changes in the law', 'Acompañar a los clientes en el cierre del ejercicio y en los cambios de normativa', 'Accompagner les clients lors de leur clôture annuelle et des évolutions de la réglementation', 'Sie begleiten Kundinnen und Kunden durch den Jahresabschluss und durch Gesetzesänderungen', 'Accompagnare i clienti nella chiusura dell’esercizio e nelle novità di legge', 'Acompanhar os clientes no fecho do ano e nas alterações legais'],
  },
  food: {
    industry: 'Food and drink',
    offer: ['coffee, tea and machines to make it', 'café, té y las máquinas para prepararlos', 'du café, du thé et les machines pour les préparer', 'Kaffee, Tee und die Maschinen dazu', 'caffè, tè e le macchine per prepararli', 'café, chá e as máquinas para os preparar'],
    customers: ['offices and restaurants', 'oficinas y restaurantes', 'les bureaux et les restaurants', 'Büros und Restaurants', 'gli uffici e i ristoranti', 'escritórios e restaurantes'],
    duty: ['Plan deliveries, tastings and the servicing of machines together with the customer', 'Planificar con el cliente las entregas, las catas y el mantenimiento de las máquinas', 'Planifier avec le client les livraisons, les dégustations et l’entretien des machines', 'Sie planen mit der Kundschaft Lieferungen, Verkostungen und die Wartung der Maschinen', 'Pianificare con il cliente consegne, degustazioni e manutenzione delle macchine', 'Planear com o cliente as entregas, as provas e a manutenção das máquinas'],
  },
  security: {
    industry: 'Security',
    offer: ['alarm systems and access control', 'alarmas y control de accesos', 'des alarmes et du contrôle d’accès', 'Alarmanlagen und Zutrittskontrolle', 'sistemi d’allarme e controllo accessi', 'alarmes e controlo de acessos'],
    customers: ['offices, warehouses and schools', 'oficinas, almacenes y colegios', 'les bureaux, les entrepôts et les écoles', 'Büros, Lager und Schulen', 'gli uffici, i magazzini e le scuole', 'escritórios, armazéns e escolas'],
    duty: ['Arrange site visits and installations between the customer and our technicians', 'Coordinar visitas e instalaciones entre el cliente y nuestros técnicos', 'Organiser visites et installations entre le client et nos techniciens', 'Sie stimmen Ortstermine und Einbau zwischen Kundschaft und Technik ab', 'Coordinare sopralluoghi e installazioni tra il cliente e i nostri tecnici', 'Coordenar visitas e instalações entre o cliente e os nossos técnicos'],
  },
  telecom: {
    industry: 'Telecommunications',
    offer: ['fibre and mobile plans', 'fibra y tarifas móviles', 'la fibre et des forfaits mobiles', 'Glasfaser- und Mobilfunktarife', 'fibra e telefonia mobile', 'fibra e tarifários móveis'],
    customers: ['homes and small offices', 'hogares y pequeñas oficinas', 'les foyers et les petits bureaux', 'Haushalte und kleine Büros', 'le case e i piccoli uffici', 'casas e pequenos escritórios'],
    duty: ['Accompany moves and changes of line, so that nobody is without a connection', 'Acompañar mudanzas y cambios de línea para que nadie se quede sin conexión', 'Suivre les déménagements et les changements de ligne, pour que personne ne reste sans connexion', 'Sie begleiten Umzüge und Anschlusswechsel, damit niemand ohne Verbindung bleibt', 'Seguire traslochi e cambi di linea, perché nessuno resti senza connessione', 'Acompanhar mudanças de casa e de linha, para que ninguém fique sem ligação'],
  },
  furniture: {
    industry: 'Furniture and lighting',
    offer: ['office furniture and lighting', 'muebles de oficina e iluminación', 'du mobilier de bureau et des luminaires', 'Büromöbel und Leuchten', 'arredi per ufficio e illuminazione', 'mobiliário de escritório e iluminação'],
    customers: ['architects and facility managers', 'arquitectos y responsables de edificios', 'les architectes et les gestionnaires de bâtiments', 'Architekturbüros und Gebäudeverwaltungen', 'gli architetti e i facility manager', 'arquitetos e gestores de edifícios'],
    duty: ['Turn floor plans into quotations, with samples, delivery dates and installation', 'Convertir planos en ofertas, con muestras, plazos de entrega y montaje', 'Transformer des plans en devis, avec échantillons, délais et montage', 'Sie machen aus Grundrissen Angebote, mit Mustern, Lieferterminen und Montage', 'Trasformare le piante in preventivi, con campioni, tempi di consegna e montaggio', 'Transformar plantas em propostas, com amostras, prazos de entrega e montagem'],
  },
  software: {
    industry: 'Software',
    offer: ['planning software', 'software de planificación', 'des logiciels de planification', 'Planungssoftware', 'software di pianificazione', 'software de planeamento'],
    customers: ['tradespeople and building firms', 'talleres y empresas de construcción', 'les artisans et les entreprises du bâtiment', 'Handwerks- und Baubetriebe', 'gli artigiani e le imprese edili', 'oficinas e empresas de construção'],
    duty: ['Show teams on building sites how to plan on their phone instead of on paper', 'Enseñar a los equipos de obra a planificar con el móvil en lugar de con papel', 'Montrer aux équipes de chantier comment planifier sur leur téléphone plutôt que sur papier', 'Sie zeigen Teams auf der Baustelle, wie sie am Telefon statt auf Papier planen', 'Mostrare alle squadre in cantiere come pianificare dal telefono anziché su carta', 'Mostrar às equipas em obra como planear no telemóvel em vez de no papel'],
  },
  service: {
    industry: 'Customer service',
    offer: ['customer service', 'atención al cliente', 'des services de relation client', 'Kundenservice', 'servizi di assistenza clienti', 'serviços de apoio ao cliente'],
    customers: ['airlines, energy suppliers and online shops', 'aerolíneas, energéticas y tiendas en línea', 'les compagnies aériennes, les fournisseurs d’énergie et les boutiques en ligne', 'Fluglinien, Energieversorger und Onlineshops', 'le compagnie aeree, i fornitori di energia e gli e-commerce', 'companhias aéreas, fornecedores de energia e lojas online'],
    duty: ['Learn the ways of each client, and speak for that client as if you worked there', 'Conocer la forma de hacer de cada cliente y hablar en su nombre como si trabajaras allí', 'Connaître les habitudes de chaque client et parler en son nom comme si vous y travailliez', 'Sie lernen die Eigenheiten jedes Auftraggebers kennen und sprechen für ihn, als gehörten Sie dazu', 'Conoscere il modo di lavorare di ogni committente e parlare a suo nome come uno di loro', 'Conhecer a forma de trabalhar de cada cliente e falar em seu nome como se lá trabalhasse'],
  },
} as const satisfies Record<string, Sector>;

export type SectorName = keyof typeof sectors;
