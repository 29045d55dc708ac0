/** Size of the page in points, and the picture that fills it. */
export type PageImage = {
  readonly width: number
  readonly height: number
  readonly jpeg: Buffer
  readonly pixels: { readonly width: number; readonly height: number }
}

/** The smallest PDF that shows one JPEG picture on each page. */
export function imagePdf(pages: readonly PageImage[]): Buffer {
  const objects: Buffer[] = []
  const add = (...parts: (string | Buffer)[]): number =>
    objects.push(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))))
  const page_number = (index: number): number => 3 + index * 3
  add('<< /Type /Catalog /Pages 2 0 R >>')
  const kids = pages.map((_, index) => `${page_number(index)} 0 R`).join(' ')
  add(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`)
  for (const [index, { width, height, jpeg, pixels }] of pages.entries()) {
    const [content, image] = [page_number(index) + 1, page_number(index) + 2]
    const drawing = `${width} 0 0 ${height} 0 0 cm /Im Do`
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${content} 0 R `,
      `/Resources << /XObject << /Im ${image} 0 R >> >> >>`,
    )
    add(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`)
    add(
      `<< /Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} /ColorSpace /DeviceRGB `,
      `/BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    )
  }
  return assembled(objects)
}

function assembled(objects: readonly Buffer[]): Buffer {
  const parts = [Buffer.from('%PDF-1.4\n', 'latin1')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    offsets.push(length)
    length += part.length
    parts.push(part)
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`
  parts.push(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}${trailer}`, 'latin1'))
  return Buffer.concat(parts)
}
