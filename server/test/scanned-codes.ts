import { createCanvas, loadImage } from '@napi-rs/canvas'
import jsqr from 'jsqr'

/** What a scanner reads from the codes in a picture. Each is painted over once it is read, as a scanner sees one at a time. */
export async function scannedCodes(png: Buffer): Promise<string[]> {
  const picture = await loadImage(png)
  const { width, height } = picture
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(picture, 0, 0)
  context.fillStyle = 'white'
  const codes: string[] = []
  for (;;) {
    const { data } = context.getImageData(0, 0, width, height)
    const found = jsqr.default(new Uint8ClampedArray(data), width, height)
    if (!found) return codes
    codes.push(Buffer.from(found.binaryData).toString('utf8'))
    const { topLeftCorner, bottomRightCorner } = found.location
    const [x, y] = [topLeftCorner.x - 5, topLeftCorner.y - 5]
    context.fillRect(x, y, bottomRightCorner.x - x + 5, bottomRightCorner.y - y + 5)
  }
}
