export {
  type Client,
  type ClientOptions,
  createClient,
  MahnwerkError,
  type Me,
  type Problem,
  type RateLimit,
  type SendOptions,
} from './client.ts'
