/** Skills: software for shops, travel, hotels, marketing and images. */
export const webToolSkills = `
shopify
* Shopify, Shopify Plus

woocommerce
* WooCommerce

wordpress
* WordPress

magento
* Magento, Adobe Commerce

prestashop
* PrestaShop

shopware
* Shopware

vtex
* VTEX

salesforce-commerce-cloud
* Salesforce Commerce Cloud, Demandware

amadeus
* Amadeus, Amadeus GDS

sabre-gds
* Sabre GDS, Sabre Red

galileo-gds
* Galileo GDS, Travelport, Travelport Galileo

worldspan
* Worldspan

opera-pms
* Opera PMS, Opera Cloud, Micros Opera, Oracle Opera

fidelio
* Fidelio PMS, Micros Fidelio

mews
* Mews PMS

protel
* Protel PMS

cloudbeds
* Cloudbeds

siteminder
* SiteMinder

booking-extranet
* Booking.com Extranet

canva
* Canva

photoshop
* Photoshop, Adobe Photoshop

indesign
* InDesign, Adobe InDesign

adobe-creative-cloud
* Adobe Creative Cloud, Adobe Creative Suite

mailchimp
* Mailchimp

brevo
* Brevo, Sendinblue

klaviyo
* Klaviyo

activecampaign
* ActiveCampaign

marketo
* Marketo, Adobe Marketo

eloqua
* Eloqua, Oracle Eloqua

google-analytics
* Google Analytics, GA4

google-ads
* Google Ads, Google AdWords

meta-ads
* Meta Ads, Facebook Ads

bazaarvoice
* Bazaarvoice

reclame-aqui
* Reclame Aqui

google-business-profile
* Google Business Profile, Google My Business
`;
