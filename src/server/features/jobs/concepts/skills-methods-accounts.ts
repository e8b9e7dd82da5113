/** Skills: looking after accounts, planning sales, and the markets and channels sold to. */
export const accountSkills = `
key-account-management
en Key account management, strategic account management, account planning, major account management, key accounts
es Gestión de grandes cuentas, gestión de cuentas clave, plan de cuenta, cuentas estratégicas, key account management
fr Gestion de grands comptes, gestion de comptes clés, suivi de grands comptes, plan de compte, comptes stratégiques, key account management
de Key-Account-Management, Großkundenbetreuung, Schlüsselkundenbetreuung, Key-Account-Betreuung, Account-Planung, Betreuung von Großkunden
it Gestione key account, gestione grandi clienti, gestione clienti direzionali, key account management, piano di account, gestione clienti strategici
pt Gestão de grandes contas, gestão de contas-chave, key account management, gestão de contas estratégicas, plano de conta

customer-relationship-management
en Customer relationship management, client relationship management, relationship building, customer care and follow-up, relationship management
es Gestión de relaciones con clientes, relación con clientes, trato con clientes, seguimiento de clientes, relaciones comerciales
fr Gestion de la relation client, relationnel client, entretien de la relation client, relation commerciale, contact clientèle
de Kundenbeziehungsmanagement, Kundenpflege, Kundenbindung und Betreuung, Beziehungsmanagement, Kundenbeziehungen
it Gestione delle relazioni con i clienti, relazione con il cliente, rapporti con la clientela, cura del cliente
pt Gestão de relacionamento com clientes, acompanhamento de clientes, relações comerciais com clientes, manutenção do relacionamento com clientes

customer-portfolio-management
en Customer portfolio management, portfolio of accounts, book of business, existing customer management, client portfolio, account farming
es Gestión de cartera de clientes, cartera de clientes, mantenimiento de cartera, cartera de cuentas, gestión de clientes existentes
fr Gestion de portefeuille clients, gestion d'un portefeuille, fidélisation de portefeuille, développement de portefeuille, gestion de clients existants
de Bestandskundenbetreuung, Bestandskundenpflege, Kundenportfolio, Betreuung von Bestandskunden, Kundenstamm, Bestandskundenmanagement
it Gestione portafoglio clienti, portafoglio clienti, gestione clienti acquisiti, parco clienti, pacchetto clienti
pt Gestão de carteira de clientes, carteira de clientes, manutenção de carteira, gestão de carteira, portfólio de clientes

sales-forecasting
en Sales forecasting, revenue forecasting, forecast accuracy, demand forecasting, sales projections, forecasting sales, forecasting, forecast, sales forecast, revenue forecast
es Previsión de ventas, pronóstico de ventas, forecast de ventas, proyección de ventas, previsiones comerciales, forecast, forecasting, previsiones de ventas, pronósticos de ventas
fr Prévisions de ventes, prévisions commerciales, forecast commercial, prévisionnel de ventes, prévisions de chiffre d'affaires, forecasting, forecast, prévision des ventes, prévision commerciale, prévisions
de Absatzplanung, Umsatzprognose, Forecasting, Sales Forecast, Vertriebsprognose, Umsatzplanung, Absatzprognose, Forecast, Vertriebsforecast, Umsatzforecast
it Previsioni di vendita, sales forecast, forecast vendite, forecasting, previsioni commerciali, previsione del fatturato, forecast, previsione vendite, previsioni vendite, previsione delle vendite
pt Previsão de vendas, forecast de vendas, projeção de vendas, previsões comerciais, forecasting, forecast, previsões de vendas, previsão comercial

pipeline-management
en Pipeline management, sales pipeline, sales funnel, opportunity management, deal management, funnel management
es Gestión del pipeline, embudo de ventas, pipeline comercial, gestión de oportunidades, pipeline de ventas, funnel de ventas
fr Gestion du pipeline, pipeline commercial, tunnel de vente, gestion des opportunités, suivi du pipe, pipe commercial
de Pipeline-Management, Vertriebspipeline, Sales-Funnel, Verkaufstrichter, Opportunity Management, Sales Pipeline
it Gestione della pipeline, pipeline commerciale, funnel di vendita, gestione delle opportunità, imbuto di vendita
pt Gestão de pipeline, funil de vendas, pipeline comercial, pipeline de vendas, gestão de oportunidades, gestão do funil

territory-planning
en Territory planning, territory management, sales territory, route planning for sales visits, area planning
es Planificación de territorio, gestión de territorio, gestión de zona, planificación de rutas comerciales, gestión de zona comercial
fr Gestion de secteur, gestion de secteur commercial, plan de tournée, organisation des tournées, découpage sectoriel
de Gebietsplanung, Gebietsmanagement, Vertriebsgebiet, Verkaufsgebiet, Besuchsplanung, Tourenplanung im Außendienst, Gebietsverantwortung
it Gestione della zona, pianificazione territoriale vendite, gestione del territorio, gestione zona di vendita, pianificazione giri visite
pt Gestão de território, planeamento de zona, planejamento de território, gestão de zona comercial, roteiro de visitas, planeamento de rotas comerciais

sales-strategy
en Sales strategy, sales planning, commercial strategy, go-to-market strategy, GTM strategy, sales action plan
es Estrategia comercial, estrategia de ventas, plan de ventas, plan comercial, planificación comercial, go-to-market
fr Stratégie commerciale, plan d'action commercial, politique commerciale, stratégie de vente, go-to-market, plan commercial
de Vertriebsstrategie, Verkaufsstrategie, Vertriebsplanung, Verkaufsplanung, Go-to-Market, Vertriebskonzept
it Strategia commerciale, strategia di vendita, piano commerciale, piano vendite, politica commerciale, go-to-market
pt Estratégia comercial, estratégia de vendas, plano comercial, plano de vendas, planeamento comercial, planejamento comercial, go-to-market

target-achievement
en Target achievement, quota attainment, hitting targets, sales targets, exceeding quota, sales quota
es Cumplimiento de objetivos, consecución de objetivos, objetivos de venta, trabajo por objetivos, orientación a objetivos, cumplimiento de metas
fr Atteinte des objectifs, objectifs de vente, réalisation des objectifs, travail par objectifs, objectifs commerciaux, quota de vente
de Zielerreichung, Umsatzziel, Vertriebsziel, Verkaufsziel, Umsatzverantwortung, Quotenerreichung
it Raggiungimento degli obiettivi, obiettivi di vendita, lavoro per obiettivi, orientamento agli obiettivi, raggiungimento budget
pt Cumprimento de objetivos, objetivos de vendas, metas de vendas, cumprimento de metas, atingimento de metas, batimento de metas

tendering
en Tenders, tender management, RFP response, RFP, RFQ, bid management, bid writing, call for tenders, tender, tendering, bids and tenders
es Licitaciones, licitación pública, concursos públicos, gestión de licitaciones, RFP, preparación de ofertas para concursos, licitación, concursos y licitaciones
fr Appels d'offres, réponse aux appels d'offres, marchés publics, gestion des appels d'offres, dossier d'appel d'offres, RFP, appel d'offres, marché public
de Ausschreibungsmanagement, Tender Management, öffentliche Ausschreibung, Bid Management, Vergabeverfahren, Angebotsmanagement, Ausschreibung, Ausschreibungen, Angebotsausschreibung
it Gare d'appalto, gestione gare, bandi di gara, gare pubbliche, risposta a RFP, ufficio gare, gara d'appalto, appalti pubblici, gare
pt Concursos públicos, licitações, gestão de licitações, propostas para concursos, pregão eletrônico, contratação pública, RFP, licitação, concurso público

quotation
en Quotations, quote preparation, preparing quotes, price quotation, proposal writing, commercial proposals, quoting
es Elaboración de presupuestos para clientes, elaboración de ofertas, presupuestos comerciales, cotizaciones, propuestas comerciales, elaboración de ofertas comerciales
fr Établissement de devis, devis, réalisation de devis, chiffrage, proposition commerciale, élaboration de devis, rédaction d'offres commerciales, élaboration d'offres commerciales
de Angebotserstellung, Angebot erstellen, Angebotskalkulation, Angebotswesen, Kostenvoranschlag, Angebotsverfolgung, Angebotsbearbeitung
it Preventivi, preventivazione, redazione preventivi, elaborazione offerte, stesura preventivi, proposta commerciale, elaborazione offerte commerciali
pt Elaboração de propostas, orçamentação, elaboração de orçamentos, propostas comerciais, cotações, orçamentos para clientes

pricing
en Pricing, price setting, pricing strategy, price management, price policy, discount management
es Fijación de precios, pricing, política de precios, estrategia de precios, gestión de precios, tarifas y descuentos
fr Tarification, pricing, politique tarifaire, fixation des prix, stratégie de prix, stratégie tarifaire
de Preisgestaltung, Pricing, Preispolitik, Preiskalkulation, Preismanagement, Konditionengestaltung, Preisstrategie
it Determinazione dei prezzi, pricing, politica dei prezzi, strategia di prezzo, gestione listini, listini prezzi
pt Definição de preços, pricing, política de preços, precificação, formação de preços, estratégia de preços

contract-negotiation
en Contract negotiation, negotiating contracts, contract management, commercial contracts, framework agreements, price negotiation
es Negociación de contratos, gestión de contratos, contratos comerciales, contrato marco, negociación de precios, acuerdos marco
fr Négociation de contrats, gestion de contrats, contrats commerciaux, contrat-cadre, négociation tarifaire, accord-cadre, négociation des prix
de Vertragsverhandlung, Vertragsmanagement, Rahmenvertrag, Preisverhandlung, Vertragsgestaltung, Konditionenverhandlung
it Negoziazione di contratti, gestione contratti, contrattualistica, contratti quadro, trattativa contrattuale, negoziazione prezzi
pt Negociação de contratos, gestão de contratos, contratos comerciais, contrato-quadro, negociação de preços, negociação contratual

annual-retail-negotiation
en Annual negotiations with retailers, trade terms negotiation, retail buyer negotiation, joint business planning, JBP
es Negociación de plantillas, negociación con centrales de compra, plantillas anuales, negociación anual con distribuidores, gran distribución
fr Négociations annuelles, négociation avec les centrales d'achat, référencement en centrale, grande distribution, GMS, accords commerciaux annuels
de Jahresgespräch, Jahresgespräche mit dem Handel, Listungsgespräch, Verhandlung mit Einkaufszentralen, Handelskonditionen, LEH-Erfahrung
it Negoziazione con la GDO, contratti annuali GDO, GDO, grande distribuzione organizzata, negoziazione con le centrali d'acquisto
pt Negociação com a grande distribuição, grande distribuição, negociação anual com retalhistas, negociação com centrais de compras, acordos anuais com redes varejistas

contract-renewal
en Contract renewals, renewals, renewal management, subscription renewal, renewal negotiation, licence renewal
es Renovación de contratos, renovaciones, gestión de renovaciones, renovación de suscripciones, renovación de licencias
fr Renouvellement de contrats, renouvellements, gestion des renouvellements, reconduction de contrats, renouvellement d'abonnements
de Vertragsverlängerung, Renewals, Renewal Management, Verlängerungsgeschäft, Vertragserneuerung, Abo-Verlängerung
it Rinnovo contratti, rinnovi, gestione rinnovi, rinnovo abbonamenti, rinnovi contrattuali
pt Renovação de contratos, renovações, gestão de renovações, renovação de assinaturas, renovação de subscrições

business-reviews
en Business reviews, QBR, quarterly business review, executive business review, account review, EBR
es Revisiones de negocio, revisión trimestral de negocio, QBR, business review, reuniones de seguimiento con clientes
fr Revues d'affaires, business review, QBR, revue trimestrielle, comité de pilotage client, revue de compte
de Business Review, Quartalsgespräch, QBR, Quartalsreview, Kundenreview, Review-Meeting mit Kunden
it Business review, QBR, revisione trimestrale, incontri di avanzamento con i clienti, revisione dell'account
pt Revisão de negócio, business review, QBR, revisão trimestral, reuniões de acompanhamento com clientes

trade-fairs
en Trade fairs, trade shows, exhibitions, trade show attendance, industry events, event selling
es Ferias comerciales, asistencia a ferias, ferias sectoriales, participación en ferias, eventos sectoriales
fr Salons professionnels, foires et salons, participation à des salons, salons et événements, stand sur salon
de Messe, Messeauftritt, Fachmesse, Messebetreuung, Messeteilnahme, Messeorganisation, Messebesuch
it Fiere di settore, fiera, partecipazione a fiere, eventi fieristici, allestimento fieristico, manifestazioni fieristiche
pt Feiras comerciais, feiras do setor, participação em feiras, feiras profissionais, eventos setoriais

export-sales
en Export sales, export, international sales, overseas sales, export market development, international business development
es Exportación, ventas de exportación, ventas internacionales, desarrollo de mercados exteriores, internacionalización, comercio internacional
fr Export, vente à l'export, vente internationale, développement export, développement international, commerce international
de Export, Exportvertrieb, Auslandsvertrieb, internationaler Vertrieb, Exportgeschäft, Auslandsgeschäft
it Export, vendita estero, mercati esteri, sviluppo mercati esteri, vendite internazionali, commercio internazionale, internazionalizzazione
pt Exportação, vendas internacionais, mercados externos, desenvolvimento de mercados internacionais, comércio internacional, vendas para exportação

channel-sales
en Channel sales, indirect sales, reseller management, partner sales, distributor management, partner management, distribution channels
es Venta por canal, canal de distribución, gestión de distribuidores, gestión de partners, canal indirecto
fr Vente indirecte, gestion de distributeurs, animation de réseau de distribution, gestion de partenaires, canal indirect, animation de réseau, réseau de revendeurs
de Channel Sales, Partnervertrieb, Händlerbetreuung, Fachhandelsbetreuung, Channel-Vertrieb, Händlernetz
it Vendita indiretta, canale indiretto, gestione distributori, gestione partner commerciali, gestione rivenditori, canali di vendita, rete di distribuzione
pt Vendas indiretas, canal indireto, gestão de distribuidores, gestão de parceiros, gestão de revendedores, canais de venda, vendas por canais

agent-network-management
en Agent network management, managing sales agents, sales agent network, sales force management, sales team management
es Gestión de red comercial, gestión de equipos de venta, dirección de equipos comerciales, red de agentes, gestión de fuerza de ventas
fr Animation d'équipe commerciale, management d'équipe commerciale, gestion de la force de vente, réseau d'agents, animation de la force de vente
de Vertriebsteamführung, Führung von Handelsvertretern, Führung eines Vertriebsteams, Handelsvertreternetz, Außendienststeuerung
it Gestione rete vendita, gestione agenti, coordinamento rete agenti, gestione forza vendita, coordinamento agenti, rete di agenti
pt Gestão de equipas comerciais, gestão de equipes de vendas, gestão da força de vendas, rede de agentes, gestão de representantes, coordenação de equipas de vendas

b2b-sales
en B2B sales, B2B, business-to-business, selling to businesses, corporate sales, enterprise sales
es Venta B2B, B2B, business to business, ventas corporativas, venta a grandes empresas
fr Vente B2B, B2B, BtoB, vente aux entreprises, vente aux professionnels, business to business
de B2B-Vertrieb, B2B, Business-to-Business, Geschäftskunden, Vertrieb an Geschäftskunden, Firmenkunden, Verkauf an Unternehmen
it Vendita B2B, B2B, business to business, vendita alle aziende, clientela business, clienti aziendali
pt Vendas B2B, B2B, venda a empresas, business to business, vendas empresariais

b2c-sales
en B2C sales, B2C, business-to-consumer, consumer sales, selling to consumers, residential sales
es Venta B2C, B2C, venta a particulares, business to consumer, venta al consumidor final
fr Vente B2C, B2C, BtoC, vente aux particuliers, clientèle de particuliers, business to consumer
de B2C-Vertrieb, B2C, Privatkundenvertrieb, Privatkunden, Endkundenvertrieb, Business-to-Consumer, Endkundengeschäft
it Vendita B2C, B2C, vendita ai privati, business to consumer, vendita al consumatore finale, clientela privata
pt Vendas B2C, B2C, venda a particulares, business to consumer, venda ao consumidor final, vendas residenciais

d2c-sales
en D2C, DTC, direct-to-consumer, direct-to-consumer sales
es D2C, DTC, venta directa al consumidor, direct to consumer
fr D2C, DTC, vente directe au consommateur, direct to consumer, DNVB
de D2C, DTC, Direct-to-Consumer, Direktvertrieb an Endkunden, D2C-Vertrieb
it D2C, DTC, vendita diretta al consumatore, direct to consumer
pt D2C, DTC, venda direta ao consumidor, direct to consumer

saas-sales
en SaaS, software as a service, software sales, selling software, cloud sales, selling SaaS solutions
es SaaS, venta de software, software como servicio, venta de soluciones cloud
fr SaaS, logiciel en mode SaaS, vente de solutions SaaS, vente de logiciels SaaS, software as a service
de SaaS, Softwarevertrieb, Software as a Service, Vertrieb von Softwarelösungen
it SaaS, vendita di software, software as a service, vendita di soluzioni software
pt SaaS, venda de software, software como serviço, software as a service, venda de soluções de software

retail-selling
en Retail selling, in-store sales, shop floor sales, in-store customer service, point of sale selling, instore selling
es Venta en tienda, atención en tienda, venta al por menor, venta al detalle, venta en punto de venta, venta retail
fr Vente en magasin, vente au détail, vente en boutique, conseil en magasin, vente en point de vente
de Verkauf im Einzelhandel, Verkauf im Laden, stationärer Verkauf, Kundenberatung im Geschäft, Filialverkauf, Verkauf auf der Fläche
it Vendita in negozio, vendita al dettaglio, vendita assistita, assistenza in negozio, vendita nel punto vendita
pt Venda em loja, atendimento em loja, vendas a retalho, vendas no varejo, venda ao balcão

merchandising
en Merchandising, visual merchandising, in-store merchandising, planogram, product display, shelf replenishment
es Merchandising, visual merchandising, implantación de producto en tienda, exposición de producto, planograma, reposición de lineal
fr Merchandising, mise en rayon, visual merchandising, mise en place en linéaire, planogramme, implantation de linéaires, facing
de Warenpräsentation, Merchandising, Visual Merchandising, Regalpflege, Planogramm, Platzierung am POS, Regalservice
it Merchandising, visual merchandising, esposizione prodotti, allestimento scaffali, planogramma, rifornimento scaffali
pt Merchandising, visual merchandising, reposição de lineares, exposição de produtos, planograma, reposição de gôndola

category-management
en Category management, assortment planning, range management, product range planning
es Gestión por categorías, category management, gestión de surtido, gestión de categorías
fr Category management, gestion de catégorie, gestion de l'assortiment, management par catégorie
de Category Management, Sortimentsgestaltung, Warengruppenmanagement, Sortimentsplanung
it Category management, gestione delle categorie, gestione dell'assortimento, pianificazione assortimento
pt Gestão de categorias, category management, gestão de sortido, gestão de sortimento

market-analysis
en Market analysis, market research, competitor analysis, competitive intelligence, market monitoring, market knowledge
es Análisis de mercado, estudio de mercado, análisis de la competencia, investigación de mercado, vigilancia competitiva
fr Étude de marché, analyse de marché, veille concurrentielle, analyse de la concurrence, veille commerciale, veille marché
de Marktanalyse, Marktbeobachtung, Wettbewerbsanalyse, Marktforschung, Wettbewerbsbeobachtung, Marktkenntnis
it Analisi di mercato, ricerca di mercato, analisi della concorrenza, analisi dei competitor, indagine di mercato
pt Análise de mercado, estudo de mercado, análise da concorrência, pesquisa de mercado, monitorização da concorrência

networking
en Networking, professional networking, building a network, lead referrals, referral business, industry contacts
es Networking, red de contactos, creación de red de contactos, contactos en el sector, relaciones profesionales
fr Réseautage, networking, développement d'un réseau professionnel, entretien d'un réseau, apport d'affaires, réseau de prescripteurs
de Netzwerken, Networking, Netzwerkaufbau, Netzwerkpflege, Empfehlungsmarketing, Empfehlungsgeschäft, Branchenkontakte
it Networking, rete di contatti, sviluppo della rete di contatti, relazioni professionali, segnalazione clienti
pt Networking, rede de contactos, rede de contatos, criação de rede de contactos, contactos no setor, indicação de clientes
`;
