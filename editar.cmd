@echo off
rem Abre o editor do site: dois cliques neste ficheiro (Windows).
rem Escrito para Windows 10 e 11 e ainda não experimentado lá.
chcp 65001 >nul
cd /d "%~dp0"

where npm.cmd >nul 2>nul
if errorlevel 1 (
  echo Falta o Node.js, o programa que mostra o site.
  echo Instale a versão 24 em https://nodejs.org/pt e abra este ficheiro outra vez.
  pause
  exit /b 1
)

if not exist node_modules\.package-lock.json (
  echo A instalar o que o editor precisa. Só acontece uma vez e demora alguns minutos...
  call npm.cmd ci --no-fund --no-audit
  if errorlevel 1 (
    echo A instalação falhou. Veja se o computador está ligado à internet e tente outra vez.
    pause
    exit /b 1
  )
)

call npm.cmd run --silent editar
if errorlevel 1 (
  echo O editor parou. Se não foi de propósito, leia o que está escrito acima.
  pause
)
