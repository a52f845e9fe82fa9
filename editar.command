#!/bin/sh
# Abre o editor do site: dois cliques neste ficheiro (macOS). Os passos são os do Linux.
# Escrito para macOS e ainda não experimentado lá. No macOS o Node.js é o seu: tem de ser a versão 24.
exec /bin/sh "$(dirname "$0")/editar.sh"
