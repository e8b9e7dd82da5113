/** Skills: software for support, contact centres and talking with customers. */
export const serviceToolSkills = `
telephony-systems
en Call centre telephony systems, ACD, IVR, predictive dialler, predictive dialer, CTI, contact center software, VoIP
es Sistemas de telefonía de call center, ACD, IVR, marcador predictivo, CTI, VoIP, software de contact center
fr Téléphonie de centre d'appels, ACD, SVI, numéroteur prédictif, CTI, VoIP, appels prédictifs
de Callcenter-Telefonanlage, ACD-Anlage, ACD, IVR, Predictive Dialer, CTI, VoIP, Telefonanlage
it Sistemi telefonici di call center, ACD, IVR, predictive dialer, CTI, VoIP, barra telefonica
pt Sistemas de telefonia de call center, ACD, URA, IVR, discador preditivo, discador automático, CTI, VoIP

chatbots
en Chatbots, conversational AI, voicebot, bot building
es Chatbots, chatbot, IA conversacional, voicebot, asistente virtual conversacional
fr Chatbots, IA conversationnelle, voicebot, callbot, agent conversationnel
de Chatbots, Voicebot, Conversational AI, Konversations-KI
it Chatbot, voicebot, IA conversazionale, chatbot aziendale
pt Chatbots, chatbot, IA conversacional, voicebot, robô de atendimento

zendesk
* Zendesk, Zendesk Support, Zendesk Suite, Zendesk Sell

freshdesk
* Freshdesk, Freshworks, Freshchat

freshservice
* Freshservice

freshsales
* Freshsales, Freshsales CRM

zoho-desk
* Zoho Desk

intercom
* Intercom, Intercom.io, Intercom Messenger

front-app
* Front app, Front inbox

gorgias
* Gorgias

kustomer
* Kustomer

gladly
* Gladly.com

dixa
* Dixa

help-scout
* Help Scout

hiver
* HiverHQ

liveperson
* LivePerson, LiveEngage

livechat-software
* LiveChat Inc, LiveChat.com

tidio
* Tidio

tawk-to
* Tawk.to

userlike
* Userlike

crisp-chat
* Crisp chat

iadvize
* iAdvize

otrs
* OTRS, Znuny

zammad
* Zammad

osticket
* osTicket

glpi
* GLPI

servicenow
* ServiceNow, ServiceNow CSM, ServiceNow ITSM

bmc-remedy
* BMC Remedy, Remedy ITSM, BMC Helix

jira
* Jira, Atlassian Jira, Jira Service Management, Jira Service Desk

genesys
* Genesys, Genesys Cloud, Genesys PureCloud, PureCloud

five9
* Five9

talkdesk
* Talkdesk

aircall
* Aircall

ringover
* Ringover

ringcentral
* RingCentral

dialpad
* Dialpad

cloudtalk
* CloudTalk

justcall
* JustCall

kixie
* Kixie

nice-cxone
* NICE CXone, NICE inContact, CXone, inContact

nice-wfm
* NICE IEX, NICE WFM, IEX WFM

avaya
* Avaya, Avaya Aura, Avaya one-X

cisco-contact-center
* Cisco Finesse, Cisco Contact Center, Cisco UCCX

vocalcom
* Vocalcom

odigo
* Odigo

diabolocom
* Diabolocom

kiamo
* Kiamo

altitude-uci
* Altitude uCI, Altitude Xperience

amazon-connect
* Amazon Connect

twilio
* Twilio, Twilio Flex

three-cx
* 3CX

presence-suite
* Presence Suite Enghouse, Enghouse Interactive

verint
* Verint, Verint WFM

calabrio
* Calabrio, Teleopti

injixo
* injixo

movidesk
* Movidesk

take-blip
* Take Blip

octadesk
* Octadesk

zenvia
* Zenvia

teamviewer
* TeamViewer

anydesk
* AnyDesk

logmein
* LogMeIn, LogMeIn Rescue

whatsapp-business
* WhatsApp Business, WhatsApp Business API

sprinklr
* Sprinklr

hootsuite
* Hootsuite

sprout-social
* Sprout Social

meta-business-suite
* Meta Business Suite, Facebook Business Manager

trustpilot
* Trustpilot

qualtrics
* Qualtrics

medallia
* Medallia

typeform
* Typeform

surveymonkey
* SurveyMonkey
`;
