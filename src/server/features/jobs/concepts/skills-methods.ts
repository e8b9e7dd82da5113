/** Skills: winning customers and selling (prospecting, selling methods, negotiating, closing). */
export const methodSkills = `
cold-calling
en Cold calling, cold outreach, telephone prospecting, phone prospecting, cold calls to prospects, telephone canvassing, outbound prospecting calls, cold call, cold-call
es Llamadas en frío, prospección en frío, prospección telefónica, captación telefónica, cold calling, puerta fría, llamada en frío, venta en frío
fr Démarchage téléphonique, prospection téléphonique, téléprospection, appel à froid, prospection à froid, phoning, cold calling, appels à froid, cold call
de Kaltakquise, Telefonakquise, telefonische Kundengewinnung, Kaltanruf, Cold Calling, Kaltakquisition, Kaltanrufe
it Chiamate a freddo, telefonata a freddo, cold calling, prospezione telefonica, acquisizione telefonica clienti, chiamata a freddo, telefonate a freddo, cold call
pt Chamadas a frio, cold calling, cold call, ligação fria, prospeção telefónica, prospecção telefônica, prospecção ativa por telefone, chamada a frio, ligações frias

cold-emailing
en Cold emailing, outbound email, sales sequence, email outreach, email sequencing
es Cold email, correo en frío, email en frío, secuencia de ventas, secuencia de correos comerciales
fr Cold emailing, e-mail de prospection, prospection par e-mail, séquence de prospection, mailing de prospection
de Kaltakquise per E-Mail, Cold E-Mail, Cold Mailing, Akquise-Mail, Outbound-Sequenz, Vertriebssequenz
it Cold emailing, e-mail a freddo, e-mail di prospezione, sequenza di vendita, sequenza outbound
pt E-mail frio, cold email, cold mail, e-mail de prospeção, e-mail de prospecção, cadência de prospecção, fluxo de cadência

prospecting
en Prospecting, sales prospecting, customer prospecting, prospect research, prospect identification, prospection, prospecting for customers, prospecting new business
es Prospección comercial, prospección de clientes, prospección de ventas, búsqueda de clientes, identificación de clientes potenciales, prospección, captación de clientes, prospectar, prospección B2B
fr Prospection commerciale, prospection, prospection client, prospection terrain, prospection B2B, identification de prospects, prospection de clients, prospecter
de Prospecting, Zielkundenrecherche, Kundenansprache, Neukundenansprache, Potenzialkundenrecherche, Identifikation potenzieller Kunden, Prospektion, Kundenprospektion
it Prospezione commerciale, prospecting, ricerca clienti, ricerca nuovi clienti, scouting commerciale, individuazione potenziali clienti, prospezione, prospezione clienti, prospezione di clienti
pt Prospeção comercial, prospecção de clientes, prospeção de clientes, prospecção comercial, prospecção de vendas, identificação de potenciais clientes, prospeção, prospecção, prospectar, prospeção B2B, captação de clientes

customer-acquisition
en New business, new business acquisition, customer acquisition, client acquisition, winning new customers, new logo acquisition, hunting new business
es Adquisición de clientes, captación de nuevos clientes, apertura de cuentas nuevas, apertura de nuevos clientes, hunting comercial
fr Acquisition de nouveaux clients, acquisition clients, conquête de nouveaux clients, conquête client, ouverture de comptes, développement de la clientèle
de Neukundengewinnung, Neukundenakquise, Kundengewinnung, Kundenakquise, Akquise, Akquisition von Neukunden, Neugeschäft, Neukundenakquisition
it Acquisizione nuovi clienti, acquisizione clienti, new business, apertura nuovi clienti, sviluppo nuovi clienti, sviluppo portafoglio clienti
pt Angariação de clientes, aquisição de clientes, conquista de novos clientes, abertura de novos clientes, novos negócios

lead-generation
en Lead generation, lead gen, demand generation, demand gen, generating leads, pipeline generation
es Generación de leads, captación de leads, lead generation, generación de demanda, generación de oportunidades comerciales
fr Génération de leads, lead generation, génération de prospects, acquisition de leads, génération de contacts qualifiés
de Leadgenerierung, Lead Generation, Lead-Gewinnung, Generierung von Leads, Leadmanagement, Demand Generation
it Lead generation, generazione di lead, generazione di contatti, acquisizione lead, demand generation
pt Geração de leads, lead generation, captação de leads, geração de demanda, geração de oportunidades de negócio

lead-qualification
en Lead qualification, qualifying leads, lead scoring, BANT, discovery call, lead nurturing
es Cualificación de leads, calificación de leads, calificación de prospectos, lead scoring, lead nurturing, llamada de descubrimiento
fr Qualification de leads, qualification de prospects, lead scoring, lead nurturing, qualification de fichiers, appel de découverte
de Leadqualifizierung, Lead-Qualifikation, Leadbewertung, Lead Scoring, Lead Nurturing, Discovery Call
it Qualificazione dei lead, lead qualification, lead scoring, lead nurturing, qualifica contatti commerciali
pt Qualificação de leads, pré-qualificação de leads, lead scoring, nutrição de leads, lead nurturing, chamada de descoberta

appointment-setting
en Appointment setting, appointment booking, booking sales meetings, meeting scheduling with prospects, appointment making
es Concertación de citas, concertación de visitas, concertar visitas comerciales, agendamiento de citas, cierre de citas comerciales
fr Prise de rendez-vous, prise de RDV, prise de rendez-vous commerciaux, génération de rendez-vous, RDV qualifié
de Terminvereinbarung, Terminierung, Terminlegung, Vereinbarung von Kundenterminen, Termingenerierung, Terminakquise
it Presa appuntamenti, fissare appuntamenti, fissazione appuntamenti, gestione appuntamenti commerciali, telemarketing per appuntamenti
pt Marcação de reuniões, agendamento de reuniões, marcação de visitas comerciais, agendamento de visitas, marcação de entrevistas comerciais

phone-selling
en Selling over the phone, telephone selling, phone sales, sales calls, selling by phone, phone-based sales
es Venta telefónica, venta por teléfono, emisión de llamadas de venta, venta por teléfono a particulares, ventas por vía telefónica
fr Vente par téléphone, vente à distance, vente téléphonique, appels de vente
de Telefonverkauf, Verkauf am Telefon, Tele-Verkauf, Verkaufsgespräch am Telefon, Verkauf per Telefon, telefonisches Verkaufsgespräch
it Vendita telefonica, vendita al telefono, proposta commerciale telefonica
pt Vendas por telefone, venda telefónica, venda pelo telefone, fecho de vendas por telefone, vendas ativas por telefone

door-to-door-selling
en Door-to-door sales, door to door, doorstep selling, canvassing, direct sales at home
es Venta a puerta fría, puerta a puerta, venta a domicilio, venta directa a domicilio, visita en frío
fr Porte-à-porte, vente en porte à porte, vente à domicile, démarchage à domicile, VAD à domicile
de Haustürgeschäft, Direktvertrieb an der Haustür, Tür-zu-Tür-Verkauf, Verkauf an der Haustür, Haustürverkauf, Haustürwerbung
it Porta a porta, vendita a domicilio, vendita door to door, visite a freddo, vendita diretta a domicilio
pt Porta a porta, venda ao domicílio, vendas PAP, vendas D2D

field-selling
en Field sales, customer visits, on-site customer visits, face-to-face sales, client visits, sales visits
es Venta en campo, visita comercial, visitas a clientes, venta externa, venta presencial
fr Vente terrain, visites clients, rendez-vous terrain, vente en face à face, visite clientèle
de Vertrieb im Außendienst, Kundenbesuch, Feldvertrieb, Vor-Ort-Vertrieb
it Vendita sul campo, visite ai clienti, vendita esterna, visita commerciale, visite a clienti e prospect, vendita presso il cliente
pt Vendas externas, visitas a clientes, vendas em campo, vendas presenciais, visita comercial, visitas comerciais ao terreno

inside-selling
en Inside sales, virtual selling, office-based sales, selling from the office
es Venta interna, venta a distancia, venta desde oficina, venta por canales digitales
fr Vente sédentaire, vente interne, vente sédentaire B2B, vente au téléphone en sédentaire, commerce sédentaire
de Innendienst, Innenverkauf, Vertrieb im Innendienst, Verkauf im Innendienst
it Vendita interna, vendita a distanza, vendita telefonica da sede, vendita dall'ufficio
pt Vendas internas, vendas à distância, vendas a partir do escritório, venda remota consultiva

consultative-selling
en Consultative selling, consultative sales, advisory selling, needs-based selling, trusted advisor selling
es Venta consultiva, venta asesorada, venta por asesoramiento, consultative selling, venta consultiva B2B
fr Vente consultative, vente conseil, consultative selling, approche conseil
de Beratungsverkauf, beratender Verkauf, beratungsorientierter Verkauf, beratungsintensiver Vertrieb, Consultative Selling, bedarfsorientierter Verkauf
it Vendita consulenziale, vendita consultiva, approccio consulenziale, consultative selling
pt Venda consultiva, consultative selling, venda de aconselhamento, venda consultiva B2B, abordagem consultiva

solution-selling
en Solution selling, solution sales, complex sales, complex B2B sales
es Venta de soluciones, solution selling, venta compleja, venta de proyectos
fr Vente de solutions, solution selling, vente complexe, vente de solutions complexes
de Lösungsvertrieb, Lösungsverkauf, Solution Selling, Vertrieb erklärungsbedürftiger Produkte, Projektvertrieb, komplexer Vertrieb
it Vendita di soluzioni, solution selling, vendita complessa, vendita di progetti
pt Venda de soluções, solution selling, vendas complexas, venda de projetos

value-selling
en Value selling, value-based selling, ROI selling, value proposition selling
es Venta de valor, venta por valor, value selling, venta basada en el valor
fr Vente par la valeur, value selling, vente basée sur la valeur, vente de valeur ajoutée
de Value Selling, wertbasierter Verkauf, nutzenorientierter Verkauf, Nutzenargumentation, Value Based Selling
it Vendita basata sul valore, value selling, vendita a valore, value based selling
pt Venda de valor, value selling, venda baseada em valor, venda por valor

spin-selling
en SPIN selling, SPIN sales method, SPIN methodology
es SPIN selling, método SPIN, ventas SPIN, metodología SPIN
fr Méthode SPIN, SPIN selling, vente SPIN
de SPIN-Selling, SPIN-Methode, SPIN-Verkaufstechnik
it SPIN selling, metodo SPIN, vendita SPIN
pt SPIN selling, método SPIN, metodologia SPIN

meddic
en MEDDIC, MEDDPICC, MEDDICC, MEDDIC qualification
es MEDDIC, MEDDPICC, metodología MEDDIC
fr MEDDIC, MEDDPICC, méthode MEDDIC, MEDDICC
de MEDDIC, MEDDPICC, MEDDIC-Methode, MEDDICC
it MEDDIC, MEDDPICC, metodo MEDDIC, metodologia MEDDIC
pt MEDDIC, MEDDPICC, metodologia MEDDIC, método MEDDIC

challenger-sale
en Challenger Sale, Challenger selling, Challenger sales model, Challenger method
es Challenger Sale, venta desafiante, método Challenger, modelo Challenger
fr Challenger Sale, méthode Challenger, vente Challenger
de Challenger Sale, Challenger-Methode, Challenger-Vertriebsansatz, Challenger Selling
it Challenger Sale, metodo Challenger, modello Challenger, vendita Challenger
pt Challenger Sale, venda desafiadora, método Challenger, modelo Challenger

social-selling
en Social selling, LinkedIn prospecting, LinkedIn outreach, selling on social media
es Social selling, venta social, prospección en LinkedIn, venta por redes sociales
fr Social selling, prospection LinkedIn, vente sur les réseaux sociaux, prospection sur les réseaux sociaux
de Social Selling, LinkedIn-Akquise, Akquise über LinkedIn, Verkauf über Social Media, LinkedIn-Vertrieb
it Social selling, prospezione su LinkedIn, vendita sui social, ricerca clienti su LinkedIn
pt Social selling, venda social, prospeção no LinkedIn, prospecção no LinkedIn, vendas pelas redes sociais

negotiation
en Negotiation, negotiation skills, commercial negotiation, sales negotiation, price negotiation skills, strong negotiator
es Negociación, capacidad de negociación, negociación comercial, habilidad de negociación, técnicas de negociación, dotes de negociación
fr Négociation, négociation commerciale, techniques de négociation, capacité de négociation, sens de la négociation, talent de négociateur
de Verhandlung, Verhandlungsgeschick, Verhandlungsführung, Verhandlungsstärke, verhandlungssicheres Auftreten, Verkaufsverhandlung
it Negoziazione, capacità negoziale, trattativa commerciale, negoziazione commerciale, tecniche di negoziazione, capacità di negoziazione, doti negoziali
pt Negociação, capacidade de negociação, negociação comercial, técnicas de negociação, habilidade de negociação, poder de negociação

closing
en Closing deals, deal closing, sales closing, closing skills, closing techniques, closing sales
es Cierre de ventas, cierre de ventas y acuerdos, técnicas de cierre, cierre comercial, cierre de contratos, cierre de operaciones comerciales
fr Closing, conclusion de ventes, techniques de closing, signature de contrats, finalisation de la vente
de Verkaufsabschluss, Abschlussstärke, Abschlusssicherheit, Closing, Vertragsabschluss, Abschlusstechnik, Geschäftsabschluss
it Chiusura delle vendite, chiusura trattative, closing, chiusura contratti, tecniche di chiusura, conclusione della vendita
pt Fecho de vendas, fechamento de vendas, fecho de negócios, fechamento de negócios, técnicas de fecho, técnicas de fechamento, fechamento de contratos

objection-handling
en Objection handling, handling objections, overcoming objections, dealing with objections
es Manejo de objeciones, gestión de objeciones, tratamiento de objeciones, rebatir objeciones
fr Traitement des objections, gestion des objections, réponse aux objections, argumentation commerciale, argumentaire de vente
de Einwandbehandlung, Umgang mit Einwänden, Einwandargumentation, Einwandmanagement, Verkaufsargumentation
it Gestione delle obiezioni, superamento delle obiezioni, trattamento delle obiezioni, gestire le obiezioni
pt Tratamento de objeções, gestão de objeções, contorno de objeções, quebra de objeções

upselling
en Upselling, up-sell, account expansion, expansion revenue, additional sales
es Upselling, venta adicional, venta incremental, up-sell, ampliación de cuentas
fr Vente additionnelle, upselling, montée en gamme, up-sell, vente incitative
de Upselling, Zusatzverkauf, Up-Sell, Mehrverkauf, Höherverkauf, Ausbau von Bestandskunden
it Upselling, vendita aggiuntiva, up-sell, vendite addizionali, vendita incrementale
pt Upselling, venda adicional, up-sell, vendas adicionais, venda incremental

cross-selling
en Cross-selling, cross sales, cross-sell opportunities, selling complementary products, cross-sell and up-sell
es Venta cruzada, cross-selling, cross-sell, venta de productos complementarios, venta complementaria
fr Vente croisée, cross-selling, vente complémentaire, cross-sell, vente de produits complémentaires
de Cross-Selling, Querverkauf, Kreuzverkauf, Cross-Sell, Verkauf von Zusatzprodukten
it Cross-selling, vendita incrociata, cross-sell, vendita di prodotti complementari, vendita complementare
pt Venda cruzada, cross-selling, cross-sell, venda de produtos complementares, venda complementar

product-demonstration
en Product demos, product demonstration, demo calls, software demo, live demo, sales demo
es Demostración de producto, demo de producto, demos comerciales, demostración comercial, demo en vivo
fr Démonstration produit, démo produit, démonstration logicielle, démo en ligne, démonstration commerciale, présentation de produit
de Produktdemo, Produktvorführung, Produktpräsentation, Live-Demo, Software-Demo, Produktdemonstration, Warenvorführung
it Dimostrazione prodotto, demo prodotto, demo commerciale, presentazione prodotto, demo online
pt Demonstração de produto, demo de produto, demonstrações comerciais, apresentação de produto, demo online

needs-analysis
en Needs analysis, customer needs analysis, needs assessment, discovery of customer needs, requirements gathering with customers
es Análisis de necesidades, detección de necesidades, identificación de necesidades del cliente, estudio de necesidades, análisis de las necesidades del cliente
fr Analyse des besoins, découverte des besoins, recueil des besoins, identification des besoins clients, découverte client
de Bedarfsanalyse, Bedarfsermittlung, Kundenbedarfsanalyse, Anforderungsaufnahme beim Kunden, Kundenbedarf ermitteln
it Analisi dei bisogni, analisi delle esigenze del cliente, rilevazione dei bisogni, individuazione delle esigenze, ascolto delle esigenze del cliente
pt Análise de necessidades, levantamento de necessidades, diagnóstico de necessidades, identificação de necessidades do cliente

sales-techniques
en Sales techniques, selling skills, sales skills, sales methodology, sales process, full sales cycle, full-cycle sales
es Técnicas de venta, habilidades de venta, proceso de venta, ciclo de venta completo, dotes comerciales, capacidad comercial
fr Techniques de vente, cycle de vente, cycle de vente complet, processus de vente, fibre commerciale, sens commercial, tempérament commercial
de Verkaufstechnik, Vertriebserfahrung, Verkaufsgespräch, Verkaufsprozess, Vertriebsprozess, Verkaufsgeschick, Vertriebsstärke
it Tecniche di vendita, processo di vendita, ciclo di vendita, capacità di vendita, attitudine alla vendita, attitudine commerciale
pt Técnicas de venda, processo de vendas, ciclo de vendas, perfil comercial, capacidade de venda, habilidade de vendas, veia comercial

sales-pitch
en Sales pitch, pitching, sales presentation, pitch deck, elevator pitch, sales deck
es Presentación comercial, pitch de ventas, discurso comercial, argumentario de venta, presentación de ventas
fr Pitch commercial, présentation commerciale, soutenance commerciale, pitch de vente, présentation de l'offre
de Verkaufspräsentation, Vertriebspräsentation, Sales Pitch, Pitch beim Kunden, Kundenpräsentation
it Presentazione commerciale, sales pitch, pitch di vendita, presentazione di vendita, esposizione dell'offerta
pt Apresentação comercial, pitch de vendas, pitch comercial, apresentação de vendas, discurso de vendas

account-based-marketing
en Account-based marketing, ABM, account-based selling, account-based sales, target account selling
es Marketing basado en cuentas, account-based marketing, ABM, account based selling
fr Account-based marketing, ABM, marketing des comptes stratégiques, marketing par compte
de Account-Based Marketing, ABM, Account-Based Selling, Zielkundenmarketing
it Account-based marketing, ABM, marketing basato sugli account, account based selling
pt Account-based marketing, ABM, marketing baseado em contas, account based selling

sales-enablement
en Sales enablement, sales playbook, sales content, sales training, sales onboarding, battlecards
es Habilitación de ventas, formación comercial, formación en ventas, playbook de ventas, capacitación en ventas
fr Sales enablement, formation commerciale, formation à la vente, playbook commercial, formation de la force de vente, outils d'aide à la vente
de Sales Enablement, Vertriebstraining, Verkaufsschulung, Verkaufstraining, Vertriebsschulung, Sales Playbook
it Sales enablement, formazione commerciale, formazione alla vendita, formazione rete vendita, sales training, playbook di vendita
pt Sales enablement, formação comercial, formação em vendas, treinamento de vendas, treinamento comercial, playbook de vendas
`;
