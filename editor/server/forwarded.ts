/**
 * The name under which GitHub Codespaces shows a port of this computer, such as `name-4322.app.github.dev`; null on a computer of
 * one's own. The variables are Codespaces' own, and nothing else sets them.
 */
export function forwardedHost(port: number, env: NodeJS.ProcessEnv = process.env): string | null {
  const { CODESPACE_NAME: name = '', GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain = '' } = env;
  const host = `${name}-${port}.${domain}`.toLowerCase();
  return name && domain && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) ? host : null;
}
