/** Whole fields of occupations, by their bare names; the occupations name them as broader. */
export const occupationFamilies = `
call-centre | - | - |
en Call centre, call center, contact centre, contact center, customer contact centre, customer contact center, call centre work, call center work
es Call center, contact center, centro de llamadas, centro de contacto, centro de atención telefónica, plataforma telefónica, call centre, contact centre
fr Centre d'appels, centre de relation client, centre de contact, centre de relation clientèle, plateforme téléphonique, plateau téléphonique, call center, call centre, contact center, centre de contact client, relation client à distance
de Callcenter, Call Centre, Contact Center, Contact Centre, Kundenkontaktcenter, Telefonzentrum, Dialogcenter, Customer Contact Center
it Call center, contact center, centro di contatto, centro chiamate, centro contatti, call centre, contact centre, customer contact center
pt Call center, contact center, centro de contacto, centro de contato, centro de atendimento, centro de atendimento telefónico, central de atendimento, teleatendimento, call centre, contact centre

technical-support | customer_service | isco 3512 |
en Technical support, tech support, technical customer support, technical customer service, technical assistance, product support, IT support, IT helpdesk, service desk, IT service desk, helpdesk, help desk support, helpdesk support, technical helpdesk, technical hotline, software support, hardware support
es Soporte técnico, asistencia técnica, servicio técnico al cliente, soporte técnico al cliente, soporte informático, soporte IT, asistencia informática, atención técnica, mesa de ayuda, service desk, helpdesk, centro de soporte, soporte técnico telefónico, tech support, technical support, soporte de producto, IT support
fr Support technique, assistance technique, support technique client, assistance technique client, support informatique, assistance informatique, support IT, support produit, helpdesk, service desk, centre de support, hotline, hotline technique, hotline informatique, helpdesk informatique, technical support, tech support
de Technischer Support, technischer Kundensupport, technische Kundenbetreuung, technische Beratung Hotline, technische Unterstützung, IT-Support, IT-Helpdesk, Helpdesk, Service Desk, IT-Service-Desk, Produktsupport, Support technisch, Techniksupport, technische Assistenz, Technical Support, Tech Support, Customer Technical Support
it Supporto tecnico, assistenza tecnica, assistenza tecnica clienti, supporto tecnico clienti, supporto informatico, assistenza informatica, supporto IT, help desk, helpdesk, help desk tecnico, service desk, assistenza tecnica telefonica, technical support, tech support, IT support, supporto prodotto, assistenza software
pt Suporte técnico, apoio técnico, assistência técnica, suporte técnico ao cliente, apoio técnico ao cliente, suporte informático, apoio informático, suporte de TI, suporte IT, helpdesk, help desk, service desk, central de serviços, technical support, tech support, IT support, suporte a software

guest-service | customer_service | - |
en Guest service, guest relations, guest services, guest relation, guest experience, guest care, hotel guest service, hotel guest relations, hotel reservations and guest service
es Atención al huésped, guest relations, relaciones con los huéspedes, servicio al huésped, atención a huéspedes, guest service, guest experience, experiencia del huésped, atención al cliente hotel, atención al viajero
fr Relation voyageurs, guest relations, guest relation, guest service, guest experience, accueil des voyageurs, service aux hôtes, relation clientèle hôtelière, relation clientèle hôtel, relation client hôtellerie, service voyageurs, expérience voyageur
de Gästebetreuung, Gästeservice, Guest Relations, Guest Relation, Guest Service, Guest Services, Guest Experience, Gästebetreuung Hotel, Betreuung der Gäste, Gästeanfragen
it Assistenza ospiti, guest relations, guest relation, guest service, guest experience, accoglienza ospiti, relazioni con gli ospiti, servizio ospiti, assistenza agli ospiti, gestione ospiti
pt Apoio ao hóspede, atendimento ao hóspede, guest relations, guest service, guest experience, relações com hóspedes, serviço ao hóspede, apoio a hóspedes, atendimento de hóspedes, experiência do hóspede

customer-success | account_management | - |
en Customer success, client success, customer success management, customer success team, SaaS customer success
es Customer success, éxito del cliente, éxito de cliente, client success, equipo de customer success, customer success management
fr Customer success, succès client, réussite client, client success, équipe customer success, customer success management
de Customer Success, Kundenerfolg, Client Success, Customer Success Team, Customer Success Management
it Customer success, successo clienti, successo del cliente, client success, team customer success, customer success management
pt Customer success, sucesso do cliente, sucesso de clientes, client success, equipa de customer success, customer success management
`;
