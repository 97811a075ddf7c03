#!/bin/sh
# Writes DEV-2026-11-29.json: what is deployed on a tenant of SAP Cloud Integration. Needs curl, jq and, beside
# it, collect.json (what is fetched, and the role that it needs), classes.json and classes.jq (what is hidden).
#   sh collect.sh DEV < key.json         without a file the script asks for the key (of plan "api")
#   sh collect.sh all keys PROD.json     packages and drafts too; several keys, as files or in folders
#   sh collect.sh config names DEV.json  names of parameters, credentials and certificates too, but no value
#   sh collect.sh config DEV.json        values too, unless classes.json takes them for secrets or people
#   sh collect.sh DEV.json at=edge1      also the list of the edge runtime with this location id
# It only reads, and stores neither token nor secret (a key's certificate only while it runs) nor names of
# people. The list of processes shows no secret either.
{ set +x; } 2>/dev/null; umask 077
here=$(cd "$(dirname "$0")" && pwd) target=$PWD wanted='' places='' worst=0
say() { echo "$tenant: $*" >&2; }
stop() { say "$* Nothing was written."; exit 1; }
# A token, as a line for curl, which reads secrets from its standard input and quotes like JSON.
log_in() {
  auth=$(printf '%s\n' "$login" | curl -qsSf --retry 3 -m 60 --config - -d grant_type=client_credentials |
    jq -r '.access_token // empty | "header = \("Authorization: Bearer " + . | @json)"') && [ -n "$auth" ]
}
# Fetches $1 into memory: the disk never sees a raw value. 429 waits as it says, else 2, 4, 8 … s; 5xx and cut
# lines are tried three times; a token may expire.
get() {
  waits=0 faults=0 logins=0 delay=1
  while sleep "$pause"; do
    answer=$(printf '%s\n' "$auth" | curl -qsSg -m 300 --config - -H 'Accept: application/json' -D head \
      -w ' %{http_code}' "$api/$1" 2>/dev/null) && status=${answer##* } || status=cut
    case $status in
      200) return ;;
      401) [ $((logins += 1)) = 1 ] && log_in && continue; return 1 ;;
      429) [ $((waits += 1)) -lt 9 ] || return 1 ;;
      5?? | cut) [ $((faults += 1)) -lt 3 ] || return 1 ;;
      *) return 1 ;;
    esac
    told=$(sed -n 's/^[Rr]etry-[Aa]fter: *\([0-9]\{1,3\}\)[^0-9]*$/\1/p' head)
    sleep "${told:-$((delay *= 2))}"
  done
}
# Adds list $1 to the file $list: by next link (only what follows /api/v1/, the host stays), or by $skip until
# nothing is new. What stays open is noted.
read_list() {
  next="$1?\$format=json" && : >known
  while [ -n "$next" ] && get "$next"; do
    printf %s "${answer% *}" | jq -r -L "$here" --arg path "$1" --arg asked "$next" --arg wanted "$wanted" \
      --argjson row "$row" --slurpfile known known --slurpfile names names 'include "classes";
      def id: .Id // .key // .name // .alias;
      ((.d | objects) // error) as $d | (if $d | has("results") then $d.results // [] else [$d] end) as $page
      | [$page[] | kept($row; $names[0]; $wanted)] as $page
      | if ($page | map(id)) - ($known | map(id)) != [] then
          ($d.__next // if $row.paged then "\($path)?$format=json&$skip=\($known + $page | length)" else "" end
            | sub("^.*/api/v1/"; "")), ($page[] | @json)
        elif $d.__next or $page != [] and ($asked | contains("&$skip=") | not) then "repeated" else "" end
      ' >lines 2>/dev/null || { status='no list'; break; }
    next=$(head -n 1 lines) && sed 1d lines >>known
    [ "$next" != repeated ] || { status=$next; break; }
  done
  case $list-$status in
    configurations-*) jq -sc --arg id "$id" --arg status "$status" '{$id} +
      if $status == "200" or $status == "404" then {parameters: .} else {error: $status} end' known >>"$list" ;;
    c*-200 | [!c]*) cat known >>"$list" ;;
  esac
  case $list-$status in *-200 | configurations-404) return ;; designtime-404)
    say "Package $id is gone." && echo "$id" >>gone && return ;;
  esac
  echo "$1: $status" >>open
  say "$1: $status. $(jq -r --arg status "$status" --arg role "$role" '.reasons | .[$status |
    sub("^5..$"; "5xx")] // .other | split("{role}") | join($role)' "$here/collect.json")"
}
# Writes the lists of the table, for the tenant or its edge runtime $1, as one file, which replaces none.
collect() {
  rm -f runtime packages designtime credentials certificates configurations && : >open >gone
  api=$url${1:+/location/$1}/api/v1 name=$target/$tenant${1:+-$1}-$(date +%F) number=1
  jq -r --arg wanted "$([ -n "$1" ] || echo "$wanted")" '.lists[] | select(.with // "" | inside($wanted))
    | [.list, .each // "/dev/null", .path, .role, .pause, @json] | join("\t")' "$here/collect.json" >rows
  while IFS=$(printf '\t') read -r list each path role pause row <&3; do
    cat credentials certificates 2>/dev/null | jq -sc 'map({(.name // .alias): true}) | add // {}' >names
    jq -r 'select(.Type == null or .Type == "INTEGRATION_FLOW") | "\(.Id | @uri) \(.Id)"' "$each" >ids
    [ "$each" != /dev/null ] || echo - >ids
    at=0 && while read -r part id <&4; do
      grep -qxF "${id:--}" gone || read_list "$(echo "$path" | sed "s|{id}|$part|")"
      [ $(((at += 1) % 20)) != 0 ] || say "${path##*/}: $at of $(grep -c . ids)"
    done 4<ids
    [ -s runtime ] || [ ! -s open ] || stop
  done 3<rows
  for list in runtime packages designtime credentials certificates configurations; do
    [ ! -f $list ] || jq -s "{$list: .}" $list
  done | jq -sc --arg tenant "$tenant" --arg location "$1" --arg at "$(date -u +%FT%TZ)" --rawfile open open '
    {$tenant, collectedAt: $at, $location, incomplete: ($open | split("\n") - [""])} + add
    | if .location == "" then del(.location) else . end | if $open == "" then del(.incomplete) else . end
    | if .credentials then .without = ["oauth2", "secure"] else . end' >file || stop
  output=$name.json && while [ -e "$output" ]; do output=$name-$((number += 1)).json; done
  (set -C && cat file >"$output") || stop
  [ ! -s open ] || { say "$output is incomplete."; return 3; }
}
# Reads a key from standard input, then collects from its tenant and from its edge runtimes.
run() (
  tenant=$1 pause=0 code=0 && cd "$folder" || exit 1
  [ ! -t 0 ] || { echo 'Paste the service key (it is not shown), then Enter, Ctrl+D:' >&2; stty -echo; }
  key=$(jq -ce '[.. | objects | select(.url and .tokenurl and .clientid and (.clientsecret or .certificate))][0]') ||
    stop 'This is no service key with url, tokenurl, clientid and clientsecret, or certificate and key.'
  url=$(printf %s "$key" | jq -r '.url | sub("/+$"; "")')
  printf %s "$key" | jq -r '.certificate // empty, .key // empty' >certificate
  login=$(printf %s "$key" | jq -r '"url = \(.tokenurl | @json)", if .clientsecret then
    "user = \(.clientid + ":" + .clientsecret | @json)" else
    "cert = ./certificate", "data-urlencode = \("client_id=" + .clientid | @json)" end')
  log_in || stop 'The token address gave no token.'
  for place in '' $places; do collect "$place" || code=$?; done
  exit "$code"
)
: "${1:?name of the tenant, such as DEV, or the file of its key}" && folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"; [ ! -t 0 ] || stty echo' EXIT
trap 'exit 1' HUP INT TERM
for name; do case $name in
  all | config | names) wanted="$wanted $name" ;; at=*) places="$places ${name#at=}" ;;
esac; done
for name; do
  case $name in all | config | names | at=*) continue ;; esac
  [ -e "$name" ] || run "$name" || worst=$?
  for file in "$name" "$name"/*.json; do [ ! -f "$file" ] || run "$(basename "$file" .json)" <"$file" || worst=$?; done
done
exit "$worst"
