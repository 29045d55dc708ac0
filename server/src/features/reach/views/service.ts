import { conflict, forbidden, notFound } from '../../../kernel/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { TeamWork } from '../../../platform/work.ts'
import { countViews, deleteView, insertView, lockView, setView, type ViewRow } from './queries.ts'
import { mayChangeView, VIEWS_MAX } from './rules.ts'
import type { ViewCreate, ViewPatch } from './schema.ts'

export async function keepView(work: TeamWork, body: ViewCreate): Promise<ViewRow> {
  // load
  const { tx, now, caller } = work
  const count = await countViews(tx, body.page, caller.id)

  // judge
  if (count >= VIEWS_MAX) throw conflict('limit_reached', `One person has at most ${VIEWS_MAX} views of a page`)

  // write
  const view = { ...body, name: body.name.trim(), id: newId(), maker_id: caller.id, created_at: now, updated_at: now }
  await insertView(tx, view)
  return { ...view, maker_name: caller.name || caller.email }
}

async function takeView({ tx, caller }: TeamWork, id: string): Promise<ViewRow> {
  const view = await lockView(tx, id, caller.id)
  if (!view) throw notFound()
  if (!mayChangeView(view, caller))
    throw forbidden('admin_required', 'Its maker or an administrator changes a shared view')
  return view
}

export async function changeView(work: TeamWork, id: string, patch: ViewPatch): Promise<ViewRow> {
  const view = await takeView(work, id)
  const changed = { ...view, ...patch, name: patch.name?.trim() ?? view.name, updated_at: work.now }
  await setView(work.tx, changed)
  return changed
}

export async function dropView(work: TeamWork, id: string): Promise<void> {
  const view = await takeView(work, id)
  await deleteView(work.tx, view.id)
}
