import type { TradeItems } from '../trade.ts'

/** As in german.ts. */
export const ENGLISH: TradeItems = {
  software: `
    Software development, sprint 14|hrs|70-120; Monthly support retainer|month|250-900
    Cloud hosting, standard tier|month|29-140; User licence, annual|each|48-190; Data migration workshop|day|480-850
    Penetration test report|item|600-1900; Domain renewal .com|each|11.99-21; Out-of-hours call-out|hrs|95-150
  `,
  shop: `
    Walnut desk organiser|each|24.95-59; A4 copier paper, box of 5 reams|box|18.49-32; Wireless keyboard|each|29.99-79
    Merino jumper, navy, M|each|49-95; Ground coffee 1 kg|each|12.50-22; Postage and packing|item|3.95-9.95
    LED desk lamp|each|34-69; Children's picture book|each|6.99-12.99
  `,
  consulting: `
    Strategy consulting, senior|hrs|110-190; Workshop facilitation|day|650-1200; Travel expenses, rail|item|48-210
    Market research report|item|450-1600; Interim project management|day|520-880
  `,
  craft: `
    Replace boiler pump and test|item|160-420; Labour, qualified electrician|hrs|42-65
    Consumer unit, 12 way|each|110-240; Skip hire, 6 yard|item|180-290; Plasterboard 12.5 mm|sheet|8.50-14
    Making good and decorating|item|120-380; Copper pipe 15 mm|m|3.20-6.80
  `,
  hotel: `
    Deluxe double room|night|95-220; Full English breakfast|each|11.50-19; Conference room, full day|day|260-540
    Car parking|night|8-18; Room service|item|9-46
  `,
  telecom: `
    Business broadband line rental|month|28-54; Mobile plan, unlimited|month|18-42; International calls|item|1.40-22
    Router rental|month|4-7.50; Static IP address|month|5-9
  `,
  agency: `
    Brand identity design|item|800-2600; Copywriting|hrs|55-90; Social media management|month|350-900
    Photography, half day|item|320-640; Print brochure, 500 copies|item|290-720
  `,
  transport: `
    Pallet delivery, next day|item|48-110; Fuel surcharge|item|6-24; Container haulage, 40 ft|item|290-760
    Waiting time|hrs|32-48; Customs clearance|item|55-130
  `,
  legal: `
    Professional services rendered|hrs|180-340; Court filing fee advanced|item|60-405; Copies and courier|item|12-64
    Preparation of lease agreement|item|350-980; Conference call with client|hrs|180-340
  `,
  cleaning: `
    Office cleaning, weekly|month|160-520; Window cleaning, external|item|60-180; Carpet shampoo|room|35-80
    Consumables|item|12-48
  `,
}
