/** Skills: serving customers (contact centre, support, quality, customer success). */
export const serviceSkills = `
complaint-handling
en Complaint handling, complaints management, handling complaints, complaint resolution, customer complaints, claims handling
es Gestión de reclamaciones, gestión de quejas, atención de reclamaciones, resolución de quejas, gestión de reclamos, tratamiento de incidencias de clientes
fr Traitement des réclamations, gestion des réclamations, gestion des litiges clients, traitement des plaintes, gestion des insatisfactions, service réclamations
de Beschwerdemanagement, Reklamationsbearbeitung, Reklamationsmanagement, Beschwerdebearbeitung, Reklamation, Bearbeitung von Kundenbeschwerden
it Gestione reclami, trattamento reclami, risoluzione reclami, gestione contestazioni, gestione lamentele
pt Gestão de reclamações, tratamento de reclamações, resolução de reclamações, atendimento de reclamações, livro de reclamações, ouvidoria

de-escalation
en De-escalation, handling difficult customers, conflict resolution, conflict management, dealing with difficult customers, escalation management
es Resolución de conflictos, gestión de conflictos, desescalada, trato con clientes difíciles, manejo de clientes difíciles, gestión de escalados
fr Gestion des conflits, désescalade, résolution de conflits, gestion de clients difficiles, gestion des situations difficiles, gestion des escalades
de Deeskalation, Konfliktlösung, Konfliktmanagement, Umgang mit schwierigen Kunden, Konfliktfähigkeit, Eskalationsmanagement
it Gestione dei conflitti, de-escalation, risoluzione dei conflitti, gestione clienti difficili, gestione escalation
pt Gestão de conflitos, resolução de conflitos, desescalada, lidar com clientes difíceis, mediação de conflitos

inbound-calls
en Inbound calls, incoming calls, inbound telephony, inbound customer calls, answering calls, inbound call handling
es Recepción de llamadas, llamadas entrantes, llamadas inbound, atención de llamadas, llamadas de entrada
fr Appels entrants, réception d'appels, traitement des appels entrants, prise d'appels, appels inbound
de Inbound-Telefonie, eingehende Anrufe, Inbound-Calls, Anrufannahme, Telefon-Inbound, Annahme von Anrufen
it Chiamate in entrata, inbound call, ricezione chiamate, telefonia inbound, chiamate inbound, gestione chiamate in ingresso
pt Chamadas inbound, chamadas recebidas, receção de chamadas, recepção de chamadas, atendimento receptivo, telemarketing receptivo, ligações receptivas

outbound-calls
en Outbound calls, outgoing calls, outbound telephony, outbound dialling, outbound call campaigns, calling campaigns
es Emisión de llamadas, llamadas salientes, llamadas outbound, campañas de llamadas, llamadas de salida
fr Appels sortants, émission d'appels, campagne d'appels, appels outbound, campagne téléphonique
de Outbound-Telefonie, ausgehende Anrufe, Outbound-Calls, Telefonkampagne, Telefon-Outbound, Anrufkampagne
it Chiamate in uscita, outbound call, telefonia outbound, campagne telefoniche, chiamate outbound
pt Chamadas outbound, chamadas efetuadas, emissão de chamadas, ligações ativas, campanhas telefónicas

phone-support
en Phone support, telephone customer service, telephone support, customer helpline, hotline support
es Atención telefónica, atención al cliente por teléfono, soporte telefónico, línea de atención al cliente, atención telefónica al cliente
fr Support téléphonique, accueil téléphonique, assistance téléphonique, service client par téléphone, permanence téléphonique, hotline
de Telefonischer Kundenservice, Telefonsupport, telefonische Kundenbetreuung, Hotline, telefonische Beratung, Kundenhotline, Telefonservice
it Assistenza telefonica, assistenza clienti telefonica, supporto telefonico, servizio clienti telefonico, numero verde
pt Atendimento telefónico, apoio ao cliente por telefone, suporte telefónico, suporte por telefone, linha de apoio

live-chat
en Live chat, chat support, online chat, web chat, chat with customers, chat-based support, chat customer support
es Chat en vivo, chat en línea, atención por chat, soporte por chat, live chat, chat online
fr Chat en direct, live chat, support par chat, tchat, chat en ligne, assistance par chat
de Live-Chat, Chat-Support, Kundenchat, Chatbetreuung, Chat-Kundenservice, Kundenbetreuung per Chat, Chat mit Kunden
it Live chat, assistenza via chat, chat dal vivo, supporto chat, chat online
pt Chat ao vivo, live chat, apoio por chat, suporte via chat, chat online

email-support
en Email support, email customer service, answering customer emails, email handling, written customer support
es Soporte por correo electrónico, atención por email, gestión de correos de clientes, soporte por email, respuesta de correos
fr Support par e-mail, traitement des mails, gestion des e-mails clients, réponse aux mails, traitement des courriels
de E-Mail-Support, E-Mail-Bearbeitung, Bearbeitung von E-Mails, schriftliche Kundenkommunikation, E-Mail-Kundenservice
it Assistenza via e-mail, supporto via mail, gestione e-mail clienti, risposta alle mail, gestione della posta elettronica clienti
pt Atendimento por e-mail, apoio por e-mail, suporte por e-mail, resposta a e-mails, tratamento de e-mails

social-media-support
en Social media customer service, social media support, social customer care, community support, online review management
es Atención en redes sociales, soporte en redes sociales, atención al cliente por redes sociales, gestión de reseñas, atención por WhatsApp y redes
fr Service client sur les réseaux sociaux, social care, gestion des avis clients, réponse aux avis, modération des réseaux sociaux
de Social-Media-Kundenservice, Kundenservice über Social Media, Social-Media-Support, Bewertungsmanagement, Social Customer Care
it Assistenza sui social, assistenza clienti sui social media, gestione recensioni, supporto clienti sui social, risposta ai commenti
pt Atendimento nas redes sociais, apoio nas redes sociais, atendimento via redes sociais, gestão de avaliações de clientes, apoio ao cliente nas redes sociais

omnichannel-service
en Omnichannel customer service, multichannel support, omnichannel, multi-channel service, WhatsApp support
es Atención omnicanal, omnicanalidad, atención multicanal, multicanal, atención por WhatsApp
fr Relation client omnicanale, omnicanal, service client multicanal, multicanal, relation client à distance, support WhatsApp
de Omnichannel-Kundenservice, Omnichannel, Multichannel-Service, Omnikanal, Kundenservice über alle Kanäle, Kundenservice per WhatsApp
it Assistenza omnicanale, omnicanalità, assistenza multicanale, omnichannel, multicanalità, assistenza via WhatsApp
pt Atendimento omnicanal, omnicanalidade, atendimento multicanal, omnichannel, atendimento por WhatsApp, atendimento via WhatsApp

first-contact-resolution
en First contact resolution, FCR, first call resolution, one-touch resolution
es Resolución en el primer contacto, FCR, resolución en la primera llamada, first contact resolution
fr Résolution au premier contact, FCR, résolution au premier appel, first contact resolution
de Erstlösungsquote, FCR, Erstkontaktlösung, First Contact Resolution, Lösung beim Erstkontakt
it Risoluzione al primo contatto, FCR, first contact resolution, risoluzione alla prima chiamata
pt Resolução no primeiro contacto, FCR, resolução no primeiro contato, resolução na primeira chamada, first contact resolution

average-handling-time
en Average handling time, AHT, handling time, call handling time, average speed of answer
es Tiempo medio de operación, TMO, AHT, tiempo medio de gestión, tiempo medio de llamada
fr Durée moyenne de traitement, DMT, AHT, temps moyen de traitement, durée moyenne de communication
de Durchschnittliche Bearbeitungszeit, AHT, Bearbeitungszeit, Gesprächsdauer, durchschnittliche Gesprächszeit
it Tempo medio di gestione, AHT, tempo medio di conversazione, TMC
pt Tempo médio de atendimento, TMA, AHT, tempo médio de espera

ticketing
en Ticketing, ticket management, ticket handling, ticketing system, helpdesk software, case management for customers
es Gestión de tickets, sistema de tickets, ticketing, sistema de ticketing, gestión de incidencias, herramienta de ticketing
fr Gestion de tickets, ticketing, outil de ticketing, système de tickets, traitement des tickets, gestion des incidents
de Ticketsystem, Ticketbearbeitung, Ticketing, Ticketmanagement, Bearbeitung von Tickets, Ticket-Tool
it Gestione ticket, ticketing, sistema di ticketing, apertura ticket, sistemi di ticket, lavorazione ticket
pt Gestão de tickets, sistema de tickets, ticketing, abertura de chamados, gestão de chamados, tratamento de tickets, gestão de incidentes

sla-management
en SLA, service level agreement, SLA management, service levels, service level management
es SLA, acuerdo de nivel de servicio, acuerdos de servicio SLA, gestión de SLA, niveles de servicio
fr SLA, niveaux de service, accord de niveau de service, engagement de service, respect des SLA
de SLA, Service-Level-Agreement, SLA-Management, Servicelevel, Einhaltung von SLAs, Service Level Management
it SLA, livelli di servizio, accordo sul livello di servizio, gestione SLA, rispetto degli SLA
pt SLA, acordo de nível de serviço, níveis de serviço, gestão de SLA, cumprimento de SLA

kpi-management
en KPIs, key performance indicators, KPI tracking, performance metrics, KPI management, performance monitoring
es KPI, indicadores de rendimiento, indicadores clave de desempeño, seguimiento de KPI, métricas de rendimiento
fr KPI, indicateurs de performance, indicateurs clés, suivi des KPI, pilotage de la performance, suivi des indicateurs
de KPI, Kennzahlen, Leistungskennzahlen, KPI-Tracking, Kennzahlenanalyse, Kennzahlensteuerung
it KPI, indicatori di performance, indicatori chiave di prestazione, monitoraggio KPI, analisi KPI
pt KPI, indicadores de desempenho, indicadores-chave, monitorização de KPI, acompanhamento de indicadores, gestão de indicadores

net-promoter-score
en NPS, net promoter score, NPS surveys, NPS programme
es NPS, net promoter score, índice de recomendación, encuesta NPS
fr NPS, net promoter score, taux de recommandation, enquête NPS
de NPS, Net Promoter Score, Weiterempfehlungsrate, NPS-Befragung
it NPS, net promoter score, indice di raccomandazione, indagine NPS
pt NPS, net promoter score, índice de recomendação, inquérito NPS, pesquisa NPS

customer-satisfaction
en Customer satisfaction, CSAT, customer satisfaction surveys, customer effort score, voice of the customer, VoC, customer feedback
es Satisfacción del cliente, CSAT, encuestas de satisfacción, voz del cliente, medición de satisfacción, feedback de clientes
fr Satisfaction client, CSAT, enquête de satisfaction, voix du client, mesure de la satisfaction, retours clients
de Kundenzufriedenheit, CSAT, Zufriedenheitsumfrage, Kundenumfrage, Kundenbefragung, Kundenfeedback, Voice of the Customer
it Soddisfazione del cliente, CSAT, customer satisfaction, indagini di soddisfazione, voce del cliente, feedback dei clienti
pt Satisfação do cliente, CSAT, inquéritos de satisfação, pesquisa de satisfação, voz do cliente, feedback de clientes

quality-monitoring
en Quality monitoring, call monitoring, call quality assurance, call listening, quality assurance in contact centres, call scoring, call auditing
es Monitorización de llamadas, control de calidad de llamadas, monitoreo de llamadas, escucha de llamadas, auditoría de llamadas, monitoreo de calidad
fr Contrôle qualité des appels, écoute d'appels, double écoute, suivi qualité des appels, monitoring des appels, évaluation des appels
de Qualitätsmonitoring, Gesprächsmonitoring, Call-Monitoring, Qualitätssicherung im Callcenter, Gesprächsbewertung, Side-by-Side-Coaching
it Monitoraggio qualità chiamate, call monitoring, ascolto chiamate, controllo qualità chiamate, quality monitoring, valutazione chiamate
pt Monitorização de chamadas, monitoria de qualidade, monitoria de atendimento, escuta de chamadas, controlo de qualidade de chamadas, auditoria de chamadas

team-coaching
en Coaching, agent coaching, team coaching, sales coaching, call coaching, mentoring, coaching agents
es Coaching de equipos, coaching, coaching de agentes, acompañamiento de agentes, mentoría, coaching comercial
fr Coaching d'équipe, coaching, accompagnement des conseillers, coaching commercial, mentorat, montée en compétences des équipes
de Coaching, Mitarbeitercoaching, Agentencoaching, Teamcoaching, Vertriebscoaching, Mentoring, Training on the Job
it Coaching, coaching operatori, affiancamento operatori, team coaching, coaching commerciale, mentoring
pt Coaching de equipas, coaching, acompanhamento de operadores, mentoria, coaching comercial

workforce-planning
en Workforce planning, workforce management, WFM, staff scheduling, shift planning, rota planning, capacity planning for contact centres
es Planificación de turnos, workforce management, WFM, dimensionamiento de plantilla, dimensionamiento de equipos, planificación de personal
fr Planification des équipes, workforce management, WFM, gestion des plannings, dimensionnement des effectifs, élaboration des plannings
de Personaleinsatzplanung, Workforce Management, WFM, Schichtplanung, Dienstplanung, Einsatzplanung, Dienstplanerstellung
it Pianificazione turni, workforce management, WFM, pianificazione del personale, gestione turni, dimensionamento del personale
pt Planeamento de turnos, workforce management, WFM, dimensionamento de equipas, planejamento de escalas, escalas de trabalho, gestão de escalas

first-level-support
en First-level support, first-line technical support, level 1 support, tier one support, first level technical support
es Soporte de primer nivel, soporte nivel 1, primer nivel de soporte, atención de primer nivel
fr Support de niveau 1, support premier niveau, assistance niveau 1, support technique N1
de First-Level-Support, First-Line-Support, Support im 1st Level, Erstlösung im Support
it Supporto di primo livello, assistenza di primo livello, supporto L1, supporto di livello 1, assistenza tecnica di primo livello
pt Suporte de primeiro nível, suporte nível 1, apoio de primeira linha, atendimento de primeiro nível

second-level-support
en Second-level support, second-line technical support, level 2 support, second level technical support, tier two support
es Soporte de segundo nivel, soporte nivel 2, segundo nivel de soporte
fr Support de niveau 2, support second niveau, assistance niveau 2, assistance technique de second niveau
de Second-Level-Support, Second-Line-Support, Support im 2nd Level, Support der zweiten Ebene, technischer Second-Level-Support
it Supporto di secondo livello, assistenza di secondo livello, supporto L2, supporto di livello 2, assistenza tecnica di secondo livello
pt Suporte de segundo nível, suporte nível 2, apoio de segunda linha

remote-support
en Remote support, remote troubleshooting, remote assistance, troubleshooting, remote maintenance, technical troubleshooting
es Soporte remoto, asistencia remota, resolución de incidencias técnicas, soporte a distancia, diagnóstico remoto
fr Assistance à distance, dépannage à distance, télémaintenance, support à distance, prise en main à distance, téléassistance technique
de Fernwartung, Remote-Support, Fernunterstützung, Fernsupport, Fehlerdiagnose, Troubleshooting, Störungsbehebung
it Assistenza da remoto, supporto remoto, teleassistenza tecnica, troubleshooting, risoluzione problemi tecnici, assistenza remota
pt Suporte remoto, assistência remota, apoio técnico remoto, acesso remoto, troubleshooting, resolução de avarias à distância

customer-training
en Customer training, user training, training customers, end-user training, customer education, product training for customers, webinars
es Formación a clientes, formación de usuarios, capacitación de clientes, formación de producto, webinars
fr Formation clients, formation des utilisateurs, formation produit, webinaires, formation des clients au produit
de Kundenschulung, Anwenderschulung, Produktschulung, Schulung von Kunden, Nutzerschulung, Webinar
it Formazione clienti, formazione utenti, formazione prodotto, formazione della clientela, webinar
pt Formação de clientes, formação de utilizadores, treinamento de clientes, treinamento de usuários, formação de produto, webinars

customer-onboarding
en Customer onboarding, client onboarding, onboarding of customers, user onboarding, customer implementation, product adoption
es Onboarding de clientes, incorporación de clientes, alta de clientes, implementación de clientes, adopción de producto, puesta en marcha de clientes
fr Onboarding client, intégration de nouveaux clients, accompagnement au démarrage, mise en service client, adoption produit, déploiement client
de Kunden-Onboarding, Onboarding von Kunden, Kundeneinführung, Customer Onboarding, Implementierung beim Kunden, Produktadoption
it Onboarding clienti, attivazione nuovi clienti, avviamento clienti, customer onboarding, adozione del prodotto
pt Onboarding de clientes, integração de clientes, implementação de clientes, ativação de clientes, implantação de clientes, adoção do produto

customer-retention
en Customer retention, client retention, customer loyalty, loyalty programme, win-back, retention calls
es Fidelización de clientes, retención de clientes, fidelización, programa de fidelización, recuperación de clientes, lealtad de clientes
fr Fidélisation client, rétention client, fidélisation de la clientèle, programme de fidélité, reconquête client, fidélisation
de Kundenbindung, Kundenrückgewinnung, Kündigerrückgewinnung, Customer Retention, Kundenloyalität, Kundenbindungsprogramm, Bestandskundensicherung
it Fidelizzazione clienti, retention, customer retention, fidelizzazione, programma fedeltà, recupero clienti, mantenimento clienti
pt Fidelização de clientes, retenção de clientes, fidelização, programa de fidelização, programa de fidelidade, recuperação de clientes, retenção

churn-management
en Churn management, churn, churn reduction, churn prevention, churn analysis, customer health score
es Gestión del churn, churn, reducción de bajas, tasa de abandono, prevención de bajas, análisis de churn
fr Réduction du churn, churn, attrition client, taux d'attrition, prévention de l'attrition, lutte contre le churn
de Churn-Management, Churn, Kündigungsprävention, Abwanderungsrate, Churn Prevention, Abwanderungsprävention
it Gestione del churn, churn, tasso di abbandono, riduzione del churn, churn prevention, prevenzione degli abbandoni
pt Gestão de churn, churn, redução de churn, taxa de abandono, prevenção de cancelamentos, taxa de cancelamento

customer-success-management
en Customer success management, customer adoption, value realisation, customer success planning, success plan
es Customer success, éxito del cliente, gestión del éxito del cliente, plan de éxito
fr Customer success, succès client, réussite client, accompagnement client, plan de succès
de Customer Success, Customer Success Management, Kundenerfolgsmanagement, Success-Plan, Betreuung nach dem Verkauf
it Customer success, successo del cliente, gestione del successo del cliente, customer success management
pt Customer success, gestão do sucesso do cliente, plano de sucesso

customer-experience
en Customer experience, CX, customer journey, customer journey mapping, customer experience design, user journey
es Experiencia de cliente, CX, viaje del cliente, customer journey, mapa de experiencia
fr Expérience client, CX, parcours client, customer journey, cartographie du parcours client, parcours d'achat
de Kundenerlebnis, Customer Experience, CX, Customer Journey, Kundenreise, Kundenerfahrung
it Esperienza cliente, customer experience, CX, customer journey, percorso del cliente
pt Experiência do cliente, customer experience, CX, jornada do cliente, customer journey

knowledge-base
en Knowledge base, knowledge base articles, help centre articles, FAQ writing, knowledge management, help center content, support documentation
es Base de conocimiento, artículos de ayuda, redacción de FAQ, gestión del conocimiento, centro de ayuda, preguntas frecuentes
fr Base de connaissances, rédaction de FAQ, gestion des connaissances, centre d'aide, articles d'aide, foire aux questions
de Wissensdatenbank, Wissensmanagement, FAQ-Pflege, Hilfeartikel, Help Center, Knowledge Base
it Base di conoscenza, knowledge base, redazione FAQ, gestione della conoscenza, centro assistenza online, articoli di supporto
pt Base de conhecimento, artigos de ajuda, redação de FAQ, gestão do conhecimento, centro de ajuda, perguntas frequentes
`;
