import Fastify from 'fastify'
import postgres from 'postgres'

/** The limit: Fastify and the same read, prepared, without any of our code. */
const sql = postgres(JSON.parse(process.env.ADDRESS as string))
const server = Fastify()

server.get<{ Params: { id: string } }>('/customers/:id', async (request) => {
  const [row] = await sql`
    select id, organization_id, partner_id, name, email, phone, address, metadata, uid, partner_client_reference, created_at, updated_at
    from customers where id = ${request.params.id}`
  return { success: true, data: row }
})

await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
console.log('ready')
