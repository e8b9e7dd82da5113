/** Skills: orders, documents, data and rules that accompany selling and serving. */
export const officeSkills = `
order-processing
en Order processing, order entry, order handling, order to cash, purchase order handling
es Tramitación de pedidos, entrada de pedidos, seguimiento de pedidos, grabación de pedidos, toma de pedidos, registro de pedidos
fr Traitement des commandes, saisie de commandes, suivi de commandes, prise de commandes, enregistrement des commandes
de Bestellannahme, Bestellerfassung, Auftragsannahme, Bestellverarbeitung, Auftragseingabe
it Inserimento ordini, evasione ordini, data entry ordini, order entry, order processing
pt Introdução de encomendas, emissão de pedidos, registo de encomendas, lançamento de pedidos

returns-handling
en Returns handling, returns processing, returns management, refunds, exchanges and refunds, RMA, product returns
es Gestión de devoluciones, tramitación de devoluciones, reembolsos, devoluciones y cambios, RMA, logística inversa
fr Gestion des retours, traitement des retours, remboursements, retours et échanges, RMA, retours produits
de Retourenbearbeitung, Retourenabwicklung, Retourenmanagement, Rückerstattung, Umtausch und Rückgabe, RMA, Retoure
it Gestione resi, resi e rimborsi, pratiche di reso, RMA, rimborsi
pt Gestão de devoluções, tratamento de devoluções, reembolsos, trocas e devoluções, RMA, logística reversa

invoicing
en Invoicing, billing, invoice processing, issuing invoices, credit notes, billing enquiries
es Facturación, emisión de facturas, gestión de facturas, abonos y facturas, consultas de facturación
fr Facturation, établissement de factures, émission de factures, gestion des avoirs, traitement des factures, facturation clients
de Rechnungsstellung, Fakturierung, Rechnungslegung, Rechnungserstellung, Fakturierung und Gutschriften, Abrechnung, Rechnungsbearbeitung, Faktura
it Fatturazione, emissione fatture, fatturazione attiva, bollettazione, gestione fatture, note di credito
pt Faturação, emissão de faturas, faturamento, emissão de notas fiscais, gestão de faturas, notas de crédito

debt-collection
en Dunning, debt collection, credit control, payment reminders, accounts receivable, collections, chasing overdue payments, overdue invoices
es Gestión de cobros, recobro, gestión de impagados, reclamación de deudas, cobranza, recordatorio de pago, recuperación de deuda, cuentas por cobrar
fr Recouvrement, relance client, relance de factures, gestion des impayés, recouvrement de créances, relance des impayés, recouvrement amiable
de Mahnwesen, Forderungsmanagement, Inkasso, Zahlungserinnerung, Debitorenmanagement, Debitorenbuchhaltung, Zahlungsüberwachung
it Recupero crediti, solleciti di pagamento, gestione insoluti, gestione crediti, crediti commerciali
pt Cobranças, recuperação de crédito, gestão de cobranças, cobrança de dívidas, lembrete de pagamento, recuperação de dívidas, contas a receber

data-entry
en Data entry, data input, data capture, database updating, keying data
es Introducción de datos, entrada de datos, grabación de datos, captura de datos, digitación de datos, actualización de bases de datos
fr Saisie de données, saisie informatique, mise à jour de base de données, saisie de dossiers, enregistrement de données
de Datenerfassung, Dateneingabe, Datenpflege, Datenerfassung am PC, Pflege von Kundendaten, Datenbankpflege
it Inserimento dati, data entry, immissione dati, caricamento dati, aggiornamento database
pt Introdução de dados, inserção de dados, digitação de dados, data entry, registo de dados, atualização de bases de dados

master-data-maintenance
en Master data maintenance, customer master data, CRM data maintenance, CRM hygiene, CRM data quality, master data management
es Mantenimiento de datos maestros, datos maestros, actualización del CRM, mantenimiento del CRM, calidad de datos del CRM
fr Gestion des données de base, mise à jour du CRM, données clients, qualité des données CRM, tenue du CRM, fiche client
de Stammdatenpflege, Stammdatenmanagement, Pflege der Stammdaten, CRM-Pflege, Kundenstammdaten, Kundendatenpflege
it Gestione anagrafiche clienti, aggiornamento CRM, anagrafica clienti, gestione dati anagrafici
pt Manutenção de dados mestres, atualização do CRM, dados mestre, cadastro de clientes, manutenção do CRM

back-office-support
en Back office, administrative sales support, back-office administration, back office tasks, administrative support to sales
es Back office, apoyo administrativo comercial, administración comercial, soporte administrativo a ventas
fr Back-office, support administratif aux ventes, gestion administrative des ventes, appui commercial
de Backoffice, Verkaufsadministration, administrative Vertriebsunterstützung, Backoffice-Tätigkeit, Unterstützung des Außendienstes, Unterstützung des Vertriebs
it Back office, supporto alle vendite, supporto amministrativo commerciale, attività di back office, supporto amministrativo alle vendite
pt Back office, apoio administrativo às vendas, apoio administrativo comercial, tarefas de back office, rotinas de back office

business-correspondence
en Business correspondence, written correspondence, letter writing, customer correspondence, business writing
es Correspondencia comercial, redacción comercial, correspondencia con clientes, redacción de cartas, comunicación escrita
fr Correspondance commerciale, rédaction de courriers, courrier client, rédaction commerciale, expression écrite
de Geschäftskorrespondenz, Schriftverkehr, Korrespondenz, Kundenkorrespondenz, Handelskorrespondenz, schriftlicher Ausdruck
it Corrispondenza commerciale, corrispondenza con i clienti, redazione lettere commerciali, comunicazione scritta
pt Correspondência comercial, redação comercial, correspondência com clientes, comunicação escrita, redação de cartas

delivery-scheduling
en Delivery scheduling, delivery tracking, shipment tracking, delivery coordination, logistics coordination, shipping coordination
es Coordinación de entregas, seguimiento de envíos, seguimiento de entregas, planificación de entregas, coordinación logística
fr Suivi des livraisons, planification des livraisons, suivi logistique, suivi des expéditions, coordination logistique, organisation des livraisons
de Lieferterminüberwachung, Terminverfolgung, Sendungsverfolgung, Liefertermin, Versandabwicklung, Lieferkoordination, Versandkoordination
it Gestione consegne, tracking spedizioni, programmazione consegne, coordinamento logistico, gestione spedizioni, monitoraggio consegne
pt Gestão de entregas, acompanhamento de entregas, rastreio de encomendas, rastreamento de pedidos, coordenação logística, agendamento de entregas

reservation-handling
en Reservations, booking management, reservation handling, travel bookings, hotel bookings, reservation management
es Gestión de reservas, reservas, reservas de viajes, reservas hoteleras, tramitación de reservas
fr Gestion des réservations, réservations, prise de réservations, réservation de voyages, réservation hôtelière
de Reservierung, Buchungsabwicklung, Buchungsmanagement, Reisebuchung, Hotelreservierung, Reservierungsannahme, Umbuchung
it Gestione prenotazioni, prenotazioni, booking, prenotazione viaggi, prenotazioni alberghiere
pt Gestão de reservas, reservas, reservas de viagens, reservas de hotel, marcação de viagens

reception-duties
en Reception duties, front desk, switchboard, welcoming visitors, meet and greet, telephone switchboard
es Recepción de visitas, centralita, atención de centralita, mostrador de recepción, acogida de visitantes
fr Accueil physique, standard téléphonique, accueil des visiteurs, tenue du standard, accueil physique et téléphonique
de Empfang, Telefonzentrale, Empfang von Besuchern, Besucherempfang, Gästeempfang
it Accoglienza clienti, centralino, accoglienza visitatori, gestione centralino, front desk
pt Receção de visitantes, central telefónica, front office, recepção de visitantes, PABX, atendimento de central telefónica

cash-handling
en Cash handling, till operation, cash register, checkout operation, cashing up, payment handling
es Manejo de caja, cobro en caja, arqueo de caja, caja registradora, cuadre de caja, manejo de efectivo
fr Encaissement, tenue de caisse, opérations de caisse, gestion de caisse, caisse enregistreuse, clôture de caisse
de Kassieren, Kassenführung, Kassenabrechnung, Kassenbedienung, Kassentätigkeit, Bedienung der Kasse
it Gestione cassa, operazioni di cassa, apertura e chiusura cassa, uso della cassa, incassi, registratore di cassa
pt Operação de caixa, manuseamento de caixa, fecho de caixa, fechamento de caixa, caixa registadora, abertura e fecho de caixa

sales-reporting
en Reporting, sales reporting, activity reports, dashboards, sales dashboard
es Reporting, informes de ventas, elaboración de informes, reportes de ventas, cuadro de mando, informes comerciales
fr Reporting, reporting commercial, tableaux de bord, compte rendu d'activité, rapports de ventes, suivi d'activité
de Reporting, Berichtswesen, Vertriebsreporting, Umsatzauswertung, Verkaufsbericht, Auswertung, Dashboards, Vertriebsbericht
it Reportistica, reporting, report di vendita, reportistica commerciale, dashboard, reportistica vendite
pt Reporting, relatórios de vendas, elaboração de relatórios, relatórios comerciais, dashboards, reporte de vendas

budgeting
en Budgeting, budget management, budget planning, budget responsibility, P&L responsibility, P&L management, profit and loss
es Gestión de presupuesto, elaboración del presupuesto anual, control presupuestario, cuenta de resultados, responsabilidad presupuestaria
fr Gestion budgétaire, gestion de budget, élaboration budgétaire, suivi budgétaire, compte de résultat, compte d'exploitation
de Budgetierung, Budgetplanung, Budgetverantwortung, Budgetierung und Kontrolle, Ergebnisverantwortung, P&L-Verantwortung, Budgetsteuerung
it Budgeting, gestione budget, controllo budget, conto economico, pianificazione budget, definizione del budget
pt Gestão orçamental, gestão de orçamento, controlo orçamental, planeamento orçamental, demonstração de resultados

margin-calculation
en Margin calculation, cost calculation, profit margin management, costing, gross margin, profitability analysis
es Cálculo de márgenes, cálculo de costes, gestión de márgenes, margen comercial, análisis de rentabilidad, escandallo
fr Calcul de marge, calcul des coûts, gestion de la marge, analyse de rentabilité, taux de marge
de Kalkulation, Margenkalkulation, Deckungsbeitragsrechnung, Kostenkalkulation, Margenverantwortung, Rentabilitätsanalyse
it Calcolo dei margini, calcolo dei costi, marginalità, gestione dei margini, analisi di redditività
pt Cálculo de margens, cálculo de custos, gestão de margens, margem comercial, análise de rentabilidade

project-management
en Project management, project coordination, project planning, managing projects, PRINCE2, PMP certification
es Gestión de proyectos, coordinación de proyectos, planificación de proyectos, dirección de proyectos, metodología PMI
fr Gestion de projet, conduite de projet, coordination de projets, pilotage de projets, management de projet
de Projektmanagement, Projektleitung, Projektkoordination, Projektsteuerung, Projektplanung, Projektarbeit
it Gestione progetti, project management, coordinamento progetti, pianificazione progetti
pt Gestão de projetos, coordenação de projetos, gerenciamento de projetos, planeamento de projetos, planejamento de projetos

stakeholder-management
en Stakeholder management, stakeholder engagement, C-level communication, executive relationships, C-level selling, cross-functional collaboration
es Gestión de stakeholders, gestión de grupos de interés, interlocución con dirección, interlocución C-level, colaboración transversal
fr Gestion des parties prenantes, gestion des interlocuteurs, interlocuteurs de haut niveau, relations avec les décideurs, travail en transverse
de Stakeholder-Management, Umgang mit Entscheidern, Entscheideransprache, C-Level-Kommunikation, bereichsübergreifende Zusammenarbeit, Schnittstellenmanagement
it Gestione stakeholder, stakeholder management, relazioni con i decisori, interlocutori C-level, collaborazione interfunzionale
pt Gestão de stakeholders, gestão de partes interessadas, relação com decisores, interlocução com C-level, colaboração interdepartamental

agile-methods
en Agile methods, Scrum, agile working, Kanban, agile methodology
es Metodologías ágiles, Scrum, Kanban, trabajo ágil
fr Méthodes agiles, Scrum, Kanban, agilité Scrum
de Agile Methoden, Scrum, Kanban, agiles Arbeiten, agiles Projektmanagement
it Metodologie agili, Scrum, Kanban, lavoro agile Scrum
pt Metodologias ágeis, Scrum, Kanban, métodos ágeis, metodologia agile

process-improvement
en Process improvement, continuous improvement, process optimisation, process optimization, Lean Six Sigma, Lean management, Kaizen
es Mejora de procesos, mejora continua, optimización de procesos, Lean Six Sigma, Lean management, Kaizen
fr Amélioration continue, optimisation des processus, amélioration des processus, Lean Six Sigma, Lean management, Kaizen
de Prozessoptimierung, Prozessverbesserung, kontinuierliche Verbesserung, KVP, Lean Six Sigma, Lean Management, Kaizen
it Miglioramento dei processi, miglioramento continuo, ottimizzazione dei processi, Lean Six Sigma, Lean management, Kaizen
pt Melhoria de processos, melhoria contínua, otimização de processos, Lean Six Sigma, Lean management, Kaizen

data-analysis
en Data analysis, data analytics, sales analytics, analysing data, customer data analysis, business analytics
es Análisis de datos, analítica de datos, análisis de ventas, data analytics, analítica comercial
fr Analyse de données, analyse des ventes, data analyse, exploitation des données, analyse statistique
de Datenanalyse, Datenauswertung, Vertriebsanalyse, Verkaufsanalyse, Data Analytics, Umsatzanalyse
it Analisi dei dati, data analysis, analisi delle vendite, data analytics
pt Análise de dados, análise de vendas, data analytics, tratamento de dados estatísticos, análise estatística

sql
* SQL, MySQL, PostgreSQL, SQL Server, T-SQL

data-protection
en Data protection, GDPR, data privacy, GDPR compliance, personal data protection
es Protección de datos, RGPD, LOPD, GDPR, LOPDGDD, confidencialidad de datos
fr Protection des données, RGPD, GDPR, conformité RGPD, données personnelles
de Datenschutz, DSGVO, Datenschutzgrundverordnung, GDPR, Datenschutzrecht
it Protezione dei dati, GDPR, privacy dei dati, normativa privacy, tutela dei dati personali
pt Proteção de dados, RGPD, LGPD, GDPR, privacidade de dados

kyc
en KYC, know your customer, anti-money laundering, AML, customer due diligence, identity verification
es KYC, conozca a su cliente, prevención de blanqueo de capitales, PBC, AML, verificación de identidad, prevención de lavado de dinero
fr KYC, lutte contre le blanchiment, lutte anti-blanchiment, LCB-FT, connaissance client, AML, vérification d'identité
de KYC, Know Your Customer, Geldwäscheprävention, AML, Legitimationsprüfung, Identitätsprüfung, Geldwäschegesetz
it KYC, antiriciclaggio, AML, adeguata verifica della clientela, verifica dell'identità
pt KYC, conheça o seu cliente, prevenção de branqueamento de capitais, AML, prevenção à lavagem de dinheiro, verificação de identidade

itil
* ITIL, ITIL Foundation, ITIL v3, ITIL 4, ITSM

incoterms
* Incoterms, Incoterms 2020

import-export-documents
en Import and export documents, export documentation, shipping documents, customs documentation, customs clearance, bill of lading, certificate of origin
es Documentación de importación y exportación, documentación aduanera, trámites aduaneros, despacho de aduanas, conocimiento de embarque, certificado de origen
fr Documents import-export, documents douaniers, formalités douanières, dédouanement, documents d'exportation, certificat d'origine, opérations douanières
de Export- und Importdokumente, Zollabwicklung, Exportabwicklung, Zolldokumente, Ausfuhrdokumente, Exportdokumentation, Ausfuhranmeldung, Zollkenntnisse
it Documenti di import-export, documentazione doganale, pratiche doganali, sdoganamento, documenti di esportazione, certificato di origine
pt Documentação de importação e exportação, documentação aduaneira, desalfandegamento, desembaraço aduaneiro, despacho aduaneiro, certificado de origem

letters-of-credit
en Letters of credit, documentary credit, L/C handling, export payment terms, trade finance
es Cartas de crédito, crédito documentario, medios de pago internacionales, financiación de comercio exterior
fr Lettres de crédit, crédit documentaire, crédoc, moyens de paiement internationaux, remise documentaire
de Akkreditiv, Dokumentenakkreditiv, Akkreditivabwicklung, Außenhandelsfinanzierung, Zahlungsbedingungen im Export
it Lettere di credito, credito documentario, pagamenti internazionali, trade finance
pt Cartas de crédito, crédito documentário, meios de pagamento internacionais, financiamento ao comércio externo

email-marketing
en Email marketing, newsletter campaigns, marketing automation, email campaigns, newsletters
es Email marketing, campañas de email, marketing automation, automatización de marketing, boletines
fr E-mailing, campagnes d'e-mailing, marketing automation, newsletters, automatisation marketing
de E-Mail-Marketing, Newsletter-Versand, Marketing-Automation, Newsletter, Mailingkampagne
it Email marketing, campagne e-mail, marketing automation, newsletter, invio newsletter
pt E-mail marketing, campanhas de e-mail, marketing automation, automação de marketing, newsletters

ecommerce
en E-commerce, online sales, web shop, online shop management, selling online, online store
es Comercio electrónico, e-commerce, tienda online, venta online, ventas en línea, tienda virtual
fr E-commerce, vente en ligne, commerce en ligne, boutique en ligne, commerce électronique, site marchand
de E-Commerce, Onlinehandel, Onlineshop, Online-Vertrieb, Webshop, Online-Verkauf
it E-commerce, commercio elettronico, vendita online, negozio online, shop online
pt Comércio eletrónico, e-commerce, loja online, vendas online, loja virtual

marketplace-selling
en Marketplace selling, Amazon Seller Central, Amazon marketplace, eBay selling, marketplace management, Amazon Vendor Central
es Venta en marketplaces, gestión de marketplaces, Amazon Seller Central, venta en Amazon, vendedor de Amazon, Mercado Libre
fr Vente sur marketplaces, gestion de marketplaces, Amazon Seller Central, vente sur Amazon, places de marché, Cdiscount
de Marktplatzvertrieb, Marktplatzmanagement, Amazon Seller Central, Verkauf auf Amazon, Onlinemarktplatz, Verkauf auf eBay
it Vendita su marketplace, gestione marketplace, Amazon Seller Central, vendita su Amazon, vendita su eBay
pt Venda em marketplaces, gestão de marketplaces, Amazon Seller Central, venda na Amazon, Mercado Livre
`;
