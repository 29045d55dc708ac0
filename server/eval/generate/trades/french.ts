import type { TradeItems } from '../trade.ts'

/** As in german.ts. */
export const FRENCH: TradeItems = {
  craft: `
    Dépose de l'ancienne chaudière|forfait|180-460; Main-d'œuvre plombier|h|42-62; Robinet thermostatique|u|24-58
    Tuyau cuivre 14/16|m|7-13; Déplacement|forfait|25-55; Peinture murale deux couches|m²|14-26|1
    Pose de carrelage|m²|32-54|1
  `,
  software: `
    Développement application web|jour|380-620; Maintenance serveur|mois|90-340; Licence annuelle utilisateur|u|48-160
    Formation sur site|jour|550-890; Hébergement mutualisé|mois|6.90-24.90; Assistance téléphonique|h|58-85
  `,
  shop: `
    Cafetière à piston 1 l|u|24.90-49; Lot de 6 verres à vin|u|18.50-36; Nappe en lin 180 cm|u|39-79
    Huile d'olive 75 cl|u|11.90-19.50|2; Frais de port|forfait|4.90-9.90; Roman policier poche|u|7.60-9.40|2
    Lampe de bureau|u|34-89
  `,
  telecom: `
    Abonnement fibre|mois|24.99-39.99; Forfait mobile 100 Go|mois|9.99-25.99
    Communications hors forfait|forfait|0.80-9.40; Location décodeur|mois|2.99-6.99
    Option appels internationaux|mois|4.99-9.99
  `,
  hotel: `
    Chambre double, nuitée|nuit|84-165|1; Petit déjeuner|pers|9.50-16|1; Taxe de séjour|forfait|2.20-6.60|1
    Parking|nuit|8-15; Dîner gastronomique|pers|38-64|1
  `,
  transport: `
    Transport palette Lyon - Nantes|forfait|120-380; Surcharge carburant|forfait|9-42; Manutention|h|34-48
    Stockage entrepôt|mois|45-160
  `,
  consulting: `
    Mission de conseil|jour|480-820; Frais de déplacement|forfait|45-210; Rédaction du rapport|forfait|260-780
    Atelier d'équipe|jour|540-900
  `,
  energy: `Consommation électricité|kWh|0.1490-0.2490;Abonnement|mois|9.80-18.40|1;Acheminement|mois|4.20-9.60`,
}
