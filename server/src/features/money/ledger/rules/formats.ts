/** What accountants read: a booking batch for DATEV, or plain lines. */
export const EXPORT_FORMATS = ['datev', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

type Named = { format: ExportFormat; from: string; to: string; is_rest: boolean }

/** The rest of a period must not be taken for the whole of it. */
export function exportName({ format, from, to, is_rest }: Named): string {
  const days = `${from.replaceAll('-', '')}-${to.replaceAll('-', '')}`
  return format === 'datev'
    ? `EXTF_Fremdgeld_${days}${is_rest ? '_Nachtrag' : ''}.csv`
    : `ledger_${days}${is_rest ? '_since_last' : ''}.csv`
}
