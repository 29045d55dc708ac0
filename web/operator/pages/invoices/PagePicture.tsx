import { ActionIcon, Center, Group, Paper, Text, Tooltip } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import clsx from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { useKeys } from '../../keys/use-keys.ts'
import type { Field, FieldName } from './field-check.ts'
import classes from './invoices.module.css'
import { useInvoicesWords } from './words.ts'

const ZOOM = { min: 0.5, max: 3, step: 0.25 }

type PictureProps = { readonly extraction: Schemas['Extraction']; readonly current: FieldName | undefined }

/** The file, page by page, with the places where values were found. */
export function PagePicture({ extraction, current }: PictureProps) {
  const say = useInvoicesWords()
  const { percent } = useFormat()
  // Those that were not read can be looked at too.
  const pages = Math.max(
    1,
    ...extraction.pages.map(({ number }) => number),
    ...extraction.unread_pages.map(({ to }) => to),
  )
  const reading = extraction.fields.find(({ field }) => field === current)?.reading
  const [turned, turnTo] = useState(1)
  const [zoom, setZoom] = useState(1)
  // Turns to the page on which the current field was found.
  useEffect(() => {
    if (reading?.page) turnTo(reading.page)
  }, [reading?.page])
  const page = Math.min(turned, pages)
  const change = (step: number) => setZoom(Math.min(ZOOM.max, Math.max(ZOOM.min, zoom + step)))
  useKeys('invoices', { larger: () => change(ZOOM.step), smaller: () => change(-ZOOM.step) })
  return (
    <Paper withBorder component="section" aria-label={say('picture_area')}>
      <Group justify="space-between" px="sm" py={6} className={classes.head ?? ''}>
        <Group gap={4}>
          <Tool label={say('page_previous')} disabled={page <= 1} onClick={() => turnTo(page - 1)}>
            <IconChevronLeft size={16} />
          </Tool>
          <Text size="sm">{say('page', { page, pages })}</Text>
          <Tool label={say('page_next')} disabled={page >= pages} onClick={() => turnTo(page + 1)}>
            <IconChevronRight size={16} />
          </Tool>
        </Group>
        <Group gap={4}>
          <Tool label={say('zoom_out')} disabled={zoom <= ZOOM.min} onClick={() => change(-ZOOM.step)}>
            <IconZoomOut size={16} />
          </Tool>
          <Text size="sm" w={46} ta="center" aria-label={say('zoom')}>
            {percent(zoom)}
          </Text>
          <Tool label={say('zoom_in')} disabled={zoom >= ZOOM.max} onClick={() => change(ZOOM.step)}>
            <IconZoomIn size={16} />
          </Tool>
        </Group>
      </Group>
      <Sheet key={page} extraction={extraction} current={current} page={page} zoom={zoom} />
    </Paper>
  )
}

type ToolProps = { readonly label: string; readonly disabled: boolean; onClick(): void; readonly children: ReactNode }

function Tool({ label, disabled, onClick, children }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" aria-label={label} disabled={disabled} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  )
}

type SheetProps = PictureProps & { readonly page: number; readonly zoom: number }

function Sheet({ extraction, current, page, zoom }: SheetProps) {
  const say = useInvoicesWords()
  const [is_failed, setFailed] = useState(false)
  const { invoice_id, original_filename } = extraction
  const size = extraction.pages.find(({ number }) => number === page)
  const marked = extraction.fields.filter(({ reading }) => reading?.page === page && reading.box)
  if (is_failed) {
    return (
      <Center h={320} p="lg">
        <Text c="dimmed">{say('picture_failed')}</Text>
      </Center>
    )
  }
  return (
    // Can be scrolled by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse.
    <section className={classes.scroll} tabIndex={0} aria-label={say('picture', { page, name: original_filename })}>
      <div
        className={classes.sheet}
        style={{ width: `${zoom * 100}%`, ...(size ? { aspectRatio: `${size.width} / ${size.height}` } : {}) }}
      >
        <img
          src={`/api/operator/invoices/${invoice_id}/pages/${page}`}
          alt={say('picture', { page, name: original_filename })}
          onError={() => setFailed(true)}
        />
        {size &&
          marked.map((field) => (
            <Mark key={field.field} field={field} size={size} is_current={field.field === current} />
          ))}
      </div>
    </section>
  )
}

type MarkProps = {
  readonly field: Field
  readonly size: { width: number; height: number }
  readonly is_current: boolean
}

/** A frame around what was read, in fractions of the page so that it fits at every size. */
function Mark({ field: { reading }, size, is_current }: MarkProps) {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (is_current) mark.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [is_current])
  if (!reading?.box) return null
  const { x, y, width, height } = reading.box
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`
  return (
    <span
      ref={mark}
      aria-hidden
      className={clsx(classes.mark, is_current && classes.here)}
      style={{
        left: share(x, size.width),
        top: share(y, size.height),
        width: share(width, size.width),
        height: share(height, size.height),
      }}
    />
  )
}
