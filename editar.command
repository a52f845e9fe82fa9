#!/bin/sh
# Abre o editor do site: dois cliques neste ficheiro (macOS).
# Escrito para macOS e ainda não experimentado lá. No macOS o Node.js é o seu: tem de ser a versão 24.
cd "$(dirname "$0")" || exit 1

acabar() {
  printf '\n%s\n' "$1"
  printf 'Carregue em Enter para fechar esta janela. '
  read -r _
  exit 1
}

command -v npm >/dev/null 2>&1 ||
  acabar 'Falta o Node.js, o programa que mostra o site. Instale a versão 24 em https://nodejs.org/pt e abra este ficheiro outra vez.'

node -e 'process.exit(Number(process.versions.node.split(".")[0]) >= 24 ? 0 : 1)' ||
  acabar 'O Node.js deste computador é antigo. Instale a versão 24 em https://nodejs.org/pt e abra este ficheiro outra vez.'

# O que está instalado é mais antigo do que o que o site pede, ou ainda não está.
if [ ! node_modules/.package-lock.json -nt package-lock.json ]; then
  echo 'A instalar o que o editor precisa. Só acontece uma vez e demora alguns minutos…'
  npm ci --no-fund --no-audit || acabar 'A instalação falhou. Veja se o computador está ligado à internet e tente outra vez.'
fi

npm run --silent editar || acabar 'O editor parou. Se não foi de propósito, leia o que está escrito acima.'
