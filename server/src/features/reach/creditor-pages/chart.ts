import { type Html, html } from '../../../platform/http/html.ts'

export type Bar = { readonly label: string; readonly name: string; readonly amount: number; readonly text: string }

const [WIDTH, HEIGHT, FOOT, GAP] = [480, 170, 24, 8]

/** Bars of equal width from one line upwards, as a picture inside the page. The description says what it shows. */
export function barChart(bars: readonly Bar[], description: string): Html {
  const most = Math.max(1, ...bars.map(({ amount }) => amount))
  const [step, ground] = [WIDTH / bars.length, HEIGHT - FOOT]
  return html`<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${description}">
${bars.map(({ label, name, amount, text }, index) => {
  // What came in is seen, however little it is.
  const tall = amount > 0 ? Math.max(2, Math.round((amount / most) * (ground - GAP))) : 0
  const left = Math.round(index * step + GAP / 2)
  return html`<g><title>${name}: ${text}</title><rect x="${left}" y="${ground - tall}" width="${Math.round(step - GAP)}" height="${tall}" rx="2"></rect>
<text x="${Math.round((index + 0.5) * step)}" y="${HEIGHT - 7}" text-anchor="middle">${label}</text></g>\n`
})}<line x1="0" y1="${ground}" x2="${WIDTH}" y2="${ground}"></line></svg>`
}
